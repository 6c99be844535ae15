import { plainDevanagari } from './devanagari.js';

const words = (list: string): string[] => list.trim().split(/\s+/u);

/**
 * Function words of Hindi as typed in Latin letters, and those used in chats. "fir" is not one of them: it may be a report to the police.
 */
export const HINGLISH_STOP_WORDS: ReadonlySet<string> = new Set(
  words(`
    hai hain h ho hoga hogi hoge hota hoti hote tha thi the ka ki ke ko se mein me mai main par pe aur or ya kya kyu kyun kyon kaise kese kaisa
    kab kahan kaha kidhar kitna kitni kitne kaun kon kaunsa kaunsi konsa konsi kis kisi kisko kiska kiski kiske mera meri mere mujhe mujhko mujh
    hum ham hame humein hume humko hamara hamari hamare uska uski uske unka unki unke usko unko iska iski iske isko isme usme wo woh vo ye yeh
    yah jo to toh bhi hi nahi nhi nahin nai na mat bina gaya gayi gaye gya gyi gye raha rahi rahe rha rhi rhe kar karna karni karne karta karti
    karte karu karun karoon kare karen karein karo kiya kiye kri karke krke kr krna sakta sakti sakte sakti sake de dena deni dene deta deti dete
    diya diye di do le lena leni lene leta leti lete liya li liye lo ne ek koi kuch kuchh sab agar lekin magar phir ab abhi tab tak baad pehle
    sath saath wala wali wale vala vali vale chahiye chahie hua hui hue huye ho jana jata jati jate jaye jaega jayega jaayega hona apna apni apne
    ap aap aapka aapki tum tumhara bata batao bataye bataiye batana sir madam ji please pls plz bolo bol kehte kehta kehna aisa aise waise
    matlab bhai yaar hone hun hoon milega milegi milenge mila mile mili mil milta milti milte milna karana karane karwana karwaya karwane karwa
    karwayi karvana karaya karayi krwana aaya aayi aaye aya ayi aye aata aati aate aane aana laga lagi lage lagta lagti lagte lagega lagegi
    lagana lagane lagaya lagayi rakh rakha rakhi rakhna rakhne rakhta rakhte bataya batayi bola boli bolkar bolta bolte kahte kehti padega padegi
    padta padti dega degi denge dekar lekar leke deke karega karegi karenge chahta chahti chahte banaya banane banayi bheja bhejna bhejne bhej
    bulaya bulaye bulana rahna rehna rehta rahta rahte khud zyada jyada zaruri jaruri zaroori jaroori jaisa jaise tarah sirf taraf usne isne
    unhone lega legi lenge dono yahan yaha wahan waha wahi jiska jisko jiski unse usse isse kaunse hamara hamare
  `),
);

/** The same in Devanagari, without the dots below. */
export const HINDI_STOP_WORDS: ReadonlySet<string> = new Set(
  words(`
    है हैं हो होगा होगी होंगे होता होती होते था थी थे का की के को से में पर और या क्या क्यों कैसे कैसा कैसी कब कहाँ कहां कितना कितनी कितने कौन कौनसा
    कौनसी किस किसी किसको किसका किसकी किसके मेरा मेरी मेरे मुझे मुझको मैं मैंने हम हमें हमको हमने हमारा हमारी हमारे उसका उसकी उसके उनका उनकी उनके उसको
    उनको उसने उन्होंने इसका इसकी इसके इसको इसमें उसमें वह वो वे यह ये जो तो भी ही नहीं ना न मत बिना गया गई गयी गए गये रहा रही रहे कर करना करनी करने
    करता करती करते करूँ करूं करें करे करो करके किया किए किये की सकता सकती सकते सकें सके दे देना देनी देने देता देती देते दिया दिए दी दें दो ले लेना लेनी लेने
    लेता लेती लेते लिया लिए ली लें ने एक कोई कुछ सब अगर यदि लेकिन मगर फिर अब अभी तब तक बाद पहले साथ वाला वाली वाले चाहिए हुआ हुई हुए होना जाना जाता
    जाती जाते जाए जाये जाएगा जाएगी अपना अपनी अपने आप आपका आपकी बताओ बताइए बताएँ जी कृपया ऐसा ऐसे मतलब
    होने हूँ हूं मिलेगा मिलेगी मिलेंगे मिला मिले मिली मिल मिलता मिलती मिलते मिलना कराना कराने करानी करवाना करवाया करवाने करवा करवाएँ करवाए कराया करा
    कराई आया आई आए आयी आता आती आते आने आना लगा लगी लगे लग लगता लगती लगेगा लगेगी लगाना लगाने लगाया रख रखा रखी रखना रखने रखते रखता बताया बताई
    बताए बताने बोला बोली बोल बोलकर कहते कहता कहती कहा कहकर पड़ेगा पड़ेगी पड़ता पड़ती देकर लेकर करेगा करेगी करेंगे चाहता चाहते चाहती चाहिये बनाया
    बनाने बनाना बनाई भेजा भेजना भेजने भेज बुलाया बुलाए बुलाना रहना रहने रहता रहते रहती ख़ुद खुद ज़्यादा ज्यादा ज़रूरी जरूरी जैसा जैसे जैसी तरह सिर्फ़
    सिर्फ तरफ दोनों यहाँ यहां वहाँ वहां वही जिसका जिसको जिसकी उनसे उससे इससे इसने देगा देगी देंगे हों
  `).map(plainDevanagari),
);
