/** Words that people take as a password, alone or with one of the endings below. Source: the tops of published lists of leaked passwords. */
const WORDS = `
password passw0rd passwd pass p@ssword p@ssw0rd pa55word pa55w0rd passport passion passwords mypassword newpassword yourpassword
password! secret secrets topsecret admin administrator root toor user username guest test tester testing demo default login logon
welcome changeme letmein iloveyou access system manager server service oracle mysql postgres master superman batman spiderman
ironman wonderwoman superuser support helpdesk office company temp temporary qwerty qwertz azerty qwer qwert asdf asdfg asdfgh
asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qazwsx wsxedc edcrfv qweasd qweasdzxc asdzxc qwertyuiop dragon monkey shadow sunshine princess
football baseball basketball hockey soccer tennis golf golfer cricket rugby swimming running cycling michael jennifer jordan
hunter thomas robert daniel andrew joshua matthew charlie george harley ranger buster joseph ginger tigger summer william anthony
richard steven justin brandon nicholas jonathan alexander benjamin christopher david james john jack harry oliver jacob noah ethan
liam mason logan lucas henry samuel nathan dylan ryan kevin brian jason eric adam peter paul mark luke simon martin patrick scott
jessica ashley amanda sarah nicole michelle samantha melissa stephanie elizabeth heather taylor hannah rachel victoria natalie
lauren emily emma olivia sophia isabella charlotte amelia grace chloe daisy lucy anna maria laura linda susan karen nancy betty
helen sandra donna carol ruth rahul rohit amit sumit vijay ajay sanjay rajesh suresh ramesh mahesh ganesh krishna hanuman shiva
lakshmi sairam omsairam jaimatadi bharat india pakistan london paris newyork chicago boston dallas austin texas california florida
canada america england ireland scotland germany france mumbai delhi chennai kolkata bangalore hyderabad pune kerala punjab gujarat
priya pooja neha anjali deepak manish pankaj sachin dhoni virat kohli liverpool chelsea arsenal manchester barcelona realmadrid
juventus united everton rangers celtic lakers yankees cowboys steelers packers eagles redsox bulls knicks patriots broncos raiders
giants dodgers braves cubs tigers lions bears panthers falcons dolphins vikings chargers mercedes porsche ferrari lamborghini
mustang corvette camaro toyota honda yamaha suzuki kawasaki nissan mazda subaru volvo audi bmw chevy ford computer internet
windows microsoft apple google facebook instagram twitter youtube samsung android iphone nokia sony nintendo playstation xbox
pokemon pikachu naruto goku sasuke minecraft fortnite roblox starwars startrek matrix hacker killer ninja warrior knight wizard
magic merlin gandalf frodo aragorn legolas hogwarts potter skywalker yoda vader jedi phoenix falcon eagle hawk tiger lion wolf
bear panther cobra python viper shark whale dolphin turtle rabbit bunny kitten kitty puppy doggy horse pony zebra giraffe elephant
monkeys chicken turkey duck goose flower rose lily violet jasmine orchid tulip sunflower rainbow butterfly angel angels heaven
devil demon satan lucifer jesus christ church faith blessed trinity gabriel raphael michaela moses abraham jesuschrist godisgood
ilovegod ilovejesus allah muhammad bismillah inshallah islam buddha love lovely lover loveme loveyou iloveu iluvu babygirl babyboy
baby sweety sweetie sweetheart honey sugar candy cookie chocolate vanilla cherry strawberry banana orange lemon mango peach pepper
cinnamon coffee coke pepsi beer whiskey vodka pizza burger cheese bacon butter money dollar rich million gold golden silver
diamond crystal platinum ruby emerald sapphire pearl jewel treasure lucky casino poker jackpot winter spring autumn january
february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday
morning midnight moonlight starlight sunset sunrise thunder lightning storm rain snow snowball icecream freedom liberty justice
peace hope dream dreams destiny forever always family mother father mommy daddy mama papa sister brother cousin friend friends
bestfriend school college university student teacher doctor nurse lawyer police soldier army navy marine marines airforce pilot
captain sergeant general music guitar piano drummer metallica nirvana slipknot beatles eminem rihanna beyonce shakira madonna
elvis prince queen king kings queens black white green blue yellow purple pink brown red purple1 blue22 redred greenday blackjack
whitney bluesky darkness player gamer winner loser champion legend hero heroes alpha omega delta sigma gamma beta zero hundred
thousand infinity eternal hello hellohello goodbye whatever nothing something anything everything nobody somebody forgot forgotten
remember november1 password2 trustno fuckyou fuckme fuckoff asshole bitch bastard bullshit pussy sexy sexygirl sexyboy hotgirl
hotboy playboy badboy badgirl bigdaddy bigboy snoopy garfield mickey minnie donald goofy pluto winnie tweety scooby simpson homer
bart stitch nemo simba bambi dumbo cinderella cheyenne savannah dakota montana phoenix1 sierra denver houston vegas miami orlando
hawaii jamaica mexico brazil russia moscow china japan tokyo yankee patriot indian cowboy pirate pirates viking spartan trojan
titan titans saturn jupiter mercury venus pluto1 neptune galaxy universe falcon1 maverick iceman goose1 topgun rocky rambo
terminator predator alien aliens blade saber sword shield armor spider scorpion dragonfly bubbles bubba buddy bailey maggie sadie
molly lucky1 sparky rusty rocky1 duke rex max toby cooper jake riley zoe bella lola luna coco marina catalina valentina fernando
carlos miguel pedro pablo diego sergio ricardo eduardo alejandro antonio francisco roberto alberto jorge andrea gabriela daniela
mariana carolina natalia patricia monica veronica claudia adriana teamo tequiero amor miamor corazon princesa estrella bonjour
soleil marseille jetaime motdepasse doudou chouchou loulou passwort hallo schatz ficken berlin hamburg bayern schalke werder
parola contraseña senha wachtwoord salasana haslo heslo parol nikita natasha sergey dimitri vladimir oksana svetlana andrei
marlboro camel killer1 slayer hardcore metal rock rocknroll punk skater skate surfer surf snowboard jordan23 kobe24 lebron curry
messi ronaldo neymar beckham rooney zidane maradona pele kaka federer nadal tigerwoods schumacher hamilton senna valentino rossi
stoner tarzan sinbad aladdin ariel belle garcia martinez rodriguez hernandez lopez gonzalez perez sanchez ramirez torres flores
rivera gomez diaz morales ortiz reyes cruz smith johnson williams jones davis miller wilson moore anderson jackson harris thompson
robinson walker wright nelson carter mitchell turner phillips campbell parker evans edwards collins stewart morris rogers murphy
bailey1 cooper1 richardson howard ward watson brooks kelly sanders bennett wood barnes ross henderson coleman jenkins perry powell
patterson hughes washington simmons foster bryant russell griffin hayes themis legal lawyer1 advocate judge court justice1
attorney tribunal barrister solicitor notary law lawbook
`;

/** Endings that turn a word into the next most common password. */
const ENDINGS = [
  '',
  '1',
  '2',
  '3',
  '7',
  '01',
  '10',
  '11',
  '12',
  '13',
  '21',
  '22',
  '23',
  '69',
  '77',
  '88',
  '99',
  '007',
  '123',
  '321',
  '1234',
  '12345',
  '123456',
  '!',
  '@123',
  '#1',
  '1!',
  '123!',
  '2020',
  '2021',
  '2022',
  '2023',
  '2024',
  '2025',
  '2026',
];

/** Runs of digits, walks over the keyboard and the like. */
const EXACT = `
123456 1234567 12345678 123456789 1234567890 0123456789 012345 0123456 01234567 123123 123123123 123321 1234321 12344321
1234554321 12345678910 123456a 123456b 123456q 123456z 123456abc 12345a 12345q 12345qwert 1234qwer 123qwe 123qweasd 123qweasdzxc
123abc 123asd 123zxc 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qazxsw2 1qaz2wsx3edc zaq12wsx zaq1zaq1 zaq1xsw2 qazxsw
qazwsxedc qaz123 q1w2e3 q1w2e3r4 q1w2e3r4t5 qwe123 qweqwe qweqweqwe qwerqwer asdasd asdasdasd asd123 asdf1234 asdfasdf zxczxc
zxcvbn1 abc123 abc1234 abc12345 abcd123 abcd1234 abcde12345 a12345 a123456 a1234567 a12345678 a123456789 aa123456 aa12345678
aaa111 a1b2c3 a1b2c3d4 a1s2d3f4 abcdef abcdefg abcdefgh abcabc abcdabcd aabbcc 654321 7654321 87654321 987654321 9876543210
0987654321 098765 321321 321654 456456 456789 789456 789456123 147258 147258369 159357 159753 159951 258456 258369 741852
741852963 753951 951753 963852 963852741 102030 10203040 101010 112233 11223344 1122334455 121212 12121212 131313 131415 141414
142536 151515 161616 171717 181818 191919 202020 212121 222333 232323 242424 246810 252525 262626 272727 282828 292929 303030
313131 323232 333666 343434 353535 363636 393939 404040 414141 424242 434343 444555 454545 464646 474747 484848 494949 505050
515151 525252 535353 545454 555666 565656 575757 585858 595959 606060 616161 626262 636363 646464 656565 666777 666999 676767
686868 696969 707070 717171 727272 737373 747474 757575 767676 777888 787878 797979 808080 818181 828282 838383 848484 858585
868686 878787 888999 898989 909090 919191 929292 939393 949494 959595 969696 979797 989898 007007 010101 010203 01020304 020202
030303 040404 050505 060606 070707 080808 090909 111222 111222333 112112 113113 114477 115599 122333 123654 123789 124578 125125
134679 135246 135790 13579 135791 145236 369258 369369 420420 420247 666666 696969a 741741 852456 852852 999000 999666 1029384756
1357924680 2468013579 24681012 31415926 314159 3141592 271828 80808080 90909090 4815162342 qwerty123456 qwertyui qwerty12345
asdfghjk asdfghj zxcvbnm123 poiuyt poiuytrewq lkjhgf lkjhgfdsa mnbvcx mnbvcxz 0okm9ijn 1234abcd 1a2b3c 1a2b3c4d 2wsx3edc 3edc4rfv
!qaz2wsx !qaz@wsx !@#$%^ !@#$%^& !@#$%^&* qwerty!@# p@ssw0rd123 p@$$w0rd pa$$word pa$$w0rd passw0rd! admin@123 admin!@# root@123
test@123 user@123 welcome@123 india@123 password@123 pass@123 abcd@123 abc@123 letmein! trustno1 thx1138 ncc1701 ncc1701d ncc1701e
r2d2c3po blink182 sum41 agent007 james007 bond007 area51 windows7 windows10 windows11 windowsxp iphone12 android1 u2u2u2 mp3mp3
zzzxxx aaaaaa bbbbbb cccccc dddddd eeeeee ffffff gggggg hhhhhh iiiiii jjjjjj kkkkkk llllll mmmmmm nnnnnn oooooo pppppp qqqqqq
rrrrrr ssssss tttttt uuuuuu vvvvvv wwwwww xxxxxx yyyyyy zzzzzz opensesame openup letmeinnow iamgod iamtheone ihateyou ihateu
iwantyou imissyou ilovemyself ilovemom ilovedad ilovemyfamily lovelove lovelife loveforever mylove mybaby myself mynameis
nopassword nopass notsecure noaccess enter entrar enterme dontknow idontknow idontcare dontforget whatisit whatthe whynot justdoit
justme juventus1 itsme itsmine itsasecret guessme guesswho correcthorsebatterystaple correcthorse correcthorsebattery
tobeornottobe thequickbrownfox maytheforcebewithyou
`;

const list = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const KNOWN: ReadonlySet<string> = new Set(list(EXACT));
const BEFORE_ENDINGS: ReadonlySet<string> = new Set(list(WORDS));

/** Whether it is one of the words with one of the endings. All of them written out would take two megabytes of memory for good. */
const hasEnding = (password: string): boolean =>
  ENDINGS.some((ending) => password.endsWith(ending) && BEFORE_ENDINGS.has(password.slice(0, password.length - ending.length)));

/** Every password that is refused besides runs of one character, in lower case; some come more than once. */
export function* commonPasswords(): Generator<string> {
  yield* KNOWN;
  for (const word of BEFORE_ENDINGS) for (const ending of ENDINGS) yield word + ending;
}

/** Whether a password is among those that guessers try first, in upper or lower case; also any run of one character. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return KNOWN.has(lower) || hasEnding(lower) || /^(.)\1*$/su.test(password);
}
