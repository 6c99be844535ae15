import { plainDevanagari } from './devanagari.js';

const words = (list: string): string[] => list.trim().split(/\s+/u);

/** Function words of Hindi as typed in Latin letters, and those of a chat. "fir" is none: it may be a report to the police. */
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
    matlab bhai yaar
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
  `).map(plainDevanagari),
);
