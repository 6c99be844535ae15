/** Pages of made-up law (samples, no law), to be printed and read again. */
export const PRINTED_LAW = {
  English: [
    'THE SAMPLE FERRIES ACT, 1971',
    '1. Short title and commencement.—(1) This Act may be called the Sample Ferries Act, 1971. (2) It shall come into force on the 19th day of May, 1971.',
    '2. Definitions.—In this Act, unless the context otherwise requires, “ferry” means a boat of not less than 4.5 metres that carries passengers for hire; “Authority” means the Authority constituted under section 12A.',
    '3. Ferrymen to be licensed.—No person shall ply a ferry on any river, lake or canal without a licence granted under section 4, and every licensed person shall show his licence to any officer who asks to see it.',
    '4. Grant of licences.—The Authority may, on an application in Form No. 7 and on payment of a fee of Rs. 1,250, grant a licence for a period not exceeding 36 months: Provided that no licence shall be refused unless the applicant has been heard.',
    '5. Tolls.—A ferryman may take for each passenger a toll not exceeding Rs. 18.75, and for each animal or load above 40 kg. a toll not exceeding Rs. 31; a table of tolls shall be shown at each landing in English and Hindi.',
    '6. Safety of passengers.—Where a ferry carries more than the number of passengers named in its licence, the ferryman shall be liable to a penalty which may extend to Rs. 5,000 and, for a second breach within two years, to imprisonment for a term which may extend to six months, or to both.',
    '7. Accidents.—If any person is drowned or hurt, the ferryman shall within 24 hours give notice to the nearest police station and to the Authority, stating the place, the time and the names of those on board.',
    '8. Appeals.—Any person aggrieved by an order made under section 4 or section 6 may, within sixty days from the date on which he receives it, appeal to the District Judge, whose decision shall be final.',
    '9. Power to make rules.—The State Government may, by notification in the Official Gazette, make rules for carrying out the purposes of this Act and, in particular, for the lights, ropes and life-belts that a ferry shall carry.',
  ],
  Hindi: [
    'नमूना नौका अधिनियम, 1971',
    '1. संक्षिप्त नाम और प्रारंभ।—(1) इस अधिनियम का नाम नमूना नौका अधिनियम, 1971 है। (2) यह 19 मई, 1971 को प्रवृत्त होगा।',
    '2. परिभाषाएं।—इस अधिनियम में, जब तक कि संदर्भ से अन्यथा अपेक्षित न हो, नौका से ऐसी नाव अभिप्रेत है जो भाड़े पर यात्रियों को ले जाती है और प्राधिकरण से धारा 12 के अधीन गठित प्राधिकरण अभिप्रेत है।',
    '3. अनुज्ञप्ति की आवश्यकता।—कोई व्यक्ति किसी नदी, झील या नहर पर धारा 4 के अधीन दी गई अनुज्ञप्ति के बिना नौका नहीं चलाएगा और प्रत्येक अनुज्ञप्तिधारी मांगे जाने पर अधिकारी को अपनी अनुज्ञप्ति दिखाएगा।',
    '4. अनुज्ञप्ति देना।—प्राधिकरण आवेदन और 1250 रुपये की फीस के संदाय पर 36 मास से अनधिक अवधि के लिए अनुज्ञप्ति दे सकेगा: परन्तु आवेदक को सुने बिना कोई अनुज्ञप्ति देने से इंकार नहीं किया जाएगा।',
    '5. पथकर।—नाविक प्रत्येक यात्री से 18 रुपये से अनधिक और 40 किलोग्राम से अधिक प्रत्येक भार के लिए 31 रुपये से अनधिक पथकर ले सकेगा; पथकर की सारणी प्रत्येक घाट पर लगाई जाएगी।',
    '6. यात्रियों की सुरक्षा।—जहां नौका में अनुज्ञप्ति में दी गई संख्या से अधिक यात्री हों वहां नाविक पांच हजार रुपये तक की शास्ति का और दो वर्ष के भीतर दूसरे उल्लंघन पर छह मास तक के कारावास का दायी होगा।',
    '7. दुर्घटनाएं।—यदि कोई व्यक्ति डूब जाता है या उसे चोट लगती है तो नाविक चौबीस घंटे के भीतर निकटतम पुलिस थाने और प्राधिकरण को स्थान, समय और नौका में उपस्थित व्यक्तियों के नाम की सूचना देगा।',
    '8. अपील।—धारा 4 या धारा 6 के अधीन आदेश से व्यथित कोई व्यक्ति आदेश प्राप्त होने के साठ दिन के भीतर जिला न्यायाधीश को अपील कर सकेगा, जिसका विनिश्चय अंतिम होगा।',
    '9. नियम बनाने की शक्ति।—राज्य सरकार राजपत्र में अधिसूचना द्वारा इस अधिनियम के प्रयोजनों को कार्यान्वित करने के लिए नियम बना सकेगी।',
  ],
};
