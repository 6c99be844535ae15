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

/** Function words of Hindi that are also English words, or nearly. */
export const ENGLISH_TOO: ReadonlySet<string> = new Set(
  'me main to the do or is in hi par mat sake use lo le de di so jo na h bin ham hum tab ab vale sir madam please pls plz or pe ya se bolo aur kis ho hot kal'.split(
    ' ',
  ),
);
