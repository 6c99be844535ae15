/** Titles of acts, each with the names and abbreviations under which notices cite them, without "Act". */
const ACTS: readonly (readonly [title: string, names: string])[] = [
  ['Negotiable Instruments Act, 1881', 'NI|Negotiable Instruments|Negotiable Instrument'],
  ['Transfer of Property Act, 1882', 'TP|Transfer of Property'],
  ['Indian Contract Act, 1872', 'Contract|Indian Contract'],
  ['Sale of Goods Act, 1930', 'Sale of Goods'],
  ['Specific Relief Act, 1963', 'Specific Relief'],
  ['Indian Partnership Act, 1932', 'Partnership|Indian Partnership'],
  ['Registration Act, 1908', 'Registration|Indian Registration'],
  ['Limitation Act, 1963', 'Limitation|Indian Limitation'],
  ['Arbitration and Conciliation Act, 1996', 'Arbitration|Arbitration and Conciliation|A and C'],
  ['Central Goods and Services Tax Act, 2017', 'CGST|Central Goods and Services Tax|Central Goods and Service Tax'],
  ['Integrated Goods and Services Tax Act, 2017', 'IGST|Integrated Goods and Services Tax'],
  ['Trade Marks Act, 1999', 'Trade Marks|Trademarks|Trade Mark|Trademark'],
  ['Copyright Act, 1957', 'Copyright|Copyrights'],
  ['Patents Act, 1970', 'Patents|Patent'],
  ['Designs Act, 2000', 'Designs'],
  [
    'Securitisation and Reconstruction of Financial Assets and Enforcement of Security Interest Act, 2002',
    'SARFAESI|Securitisation and Reconstruction of Financial Assets and Enforcement of Security Interest|Securitization and Reconstruction of Financial Assets and Enforcement of Security Interest',
  ],
  ['Recovery of Debts and Bankruptcy Act, 1993', 'Recovery of Debts and Bankruptcy'],
  ['Micro, Small and Medium Enterprises Development Act, 2006', 'MSME|MSMED|Micro, Small and Medium Enterprises Development'],
  ['Real Estate (Regulation and Development) Act, 2016', 'RERA|RERD|Real Estate (Regulation and Development)'],
  ['Hindu Marriage Act, 1955', 'Hindu Marriage|HM'],
  ['Special Marriage Act, 1954', 'Special Marriage'],
  ['Hindu Adoptions and Maintenance Act, 1956', 'Hindu Adoptions and Maintenance|Hindu Adoption and Maintenance'],
  ['Hindu Succession Act, 1956', 'Hindu Succession'],
  ['Protection of Women from Domestic Violence Act, 2005', 'DV|PWDV|Domestic Violence|Protection of Women from Domestic Violence'],
  ['Dowry Prohibition Act, 1961', 'Dowry Prohibition'],
  ['Industrial Disputes Act, 1947', 'ID|Industrial Disputes|Industrial Dispute'],
  ['Payment of Gratuity Act, 1972', 'Gratuity|Payment of Gratuity'],
  ['Payment of Wages Act, 1936', 'Payment of Wages'],
  ['Minimum Wages Act, 1948', 'Minimum Wages'],
  ['Payment of Bonus Act, 1965', 'Payment of Bonus'],
  ['Motor Vehicles Act, 1988', 'MV|Motor Vehicles|Motor Vehicle'],
  ['Insurance Act, 1938', 'Insurance'],
  ['Information Technology Act, 2000', 'Information Technology'],
  ['Delhi Rent Control Act, 1958', 'DRC|Delhi Rent Control'],
  ['Maharashtra Rent Control Act, 1999', 'MRC|Maharashtra Rent Control'],
  ['Commercial Courts Act, 2015', 'Commercial Courts'],
  ['Limited Liability Partnership Act, 2008', 'LLP|Limited Liability Partnership'],
  ['Right to Information Act, 2005', 'RTI|Right to Information'],
  ['Railways Act, 1989', 'Railways|Indian Railways'],
  ['Electricity Act, 2003', 'Electricity|Indian Electricity'],
  ['Payment and Settlement Systems Act, 2007', 'Payment and Settlement Systems|PSS'],
  [
    "Employees' Provident Funds and Miscellaneous Provisions Act, 1952",
    'EPF|EPF and MP|Employees Provident Fund|Employees Provident Funds and Miscellaneous Provisions',
  ],
  ["Employees' State Insurance Act, 1948", 'ESI|Employees State Insurance'],
  ["Employee's Compensation Act, 1923", 'Employees Compensation|Workmens Compensation|Workmen Compensation'],
  ['Contract Labour (Regulation and Abolition) Act, 1970', 'Contract Labour|Contract Labour (Regulation and Abolition)'],
  ['Factories Act, 1948', 'Factories'],
  ['Customs Act, 1962', 'Customs'],
  ['Indian Succession Act, 1925', 'Indian Succession'],
  ['Indian Evidence Act, 1872', 'Evidence|Indian Evidence'],
  ['Indian Easements Act, 1882', 'Easements|Indian Easements'],
];
/** Acts of one name and several years: only a year that is written decides. */
const BY_YEAR: readonly (readonly [title: string, names: string])[] = [
  ['Consumer Protection Act', 'Consumer Protection|CP|उपभोक्ता संरक्षण अधिनियम'],
  ['Income-tax Act', 'Income-tax|Income Tax|IT|आयकर अधिनियम'],
  ['Companies Act', 'Companies|कम्पनी अधिनियम|कंपनी अधिनियम'],
];
/** Codes, and acts in Hindi, named as a whole. */
const WHOLE: readonly (readonly [title: string, names: string])[] = [
  [
    'Code of Civil Procedure, 1908',
    'CPC|Code of Civil Procedure|Civil Procedure Code|सिविल प्रक्रिया संहिता|दीवानी प्रक्रिया संहिता|व्यवहार प्रक्रिया संहिता',
  ],
  ['Code of Criminal Procedure, 1973', 'CrPC|Code of Criminal Procedure|Criminal Procedure Code|दंड प्रक्रिया संहिता|दण्ड प्रक्रिया संहिता'],
  ['Indian Penal Code, 1860', 'IPC|Penal Code|Indian Penal Code|भारतीय दंड संहिता|भारतीय दण्ड संहिता'],
  ['Bharatiya Nagarik Suraksha Sanhita, 2023', 'BNSS|Bharatiya Nagarik Suraksha Sanhita|भारतीय नागरिक सुरक्षा संहिता'],
  ['Bharatiya Nyaya Sanhita, 2023', 'BNS|Bharatiya Nyaya Sanhita|भारतीय न्याय संहिता'],
  ['Bharatiya Sakshya Adhiniyam, 2023', 'BSA|Bharatiya Sakshya Adhiniyam|भारतीय साक्ष्य अधिनियम'],
  ['Insolvency and Bankruptcy Code, 2016', 'IBC|Insolvency and Bankruptcy Code'],
  ['Code on Wages, 2019', 'Code on Wages'],
  ['Code on Social Security, 2020', 'Code on Social Security'],
  ['Industrial Relations Code, 2020', 'Industrial Relations Code'],
  ['Constitution of India', 'Constitution|Constitution of India|भारत का संविधान'],
  ['Negotiable Instruments Act, 1881', 'परक्राम्य लिखत अधिनियम|परक्राम्य विलेख अधिनियम|विनिमय साध्य विलेख अधिनियम|एन आई एक्ट|निगोशिएबल इंस्ट्रूमेंट एक्ट'],
  [
    'Transfer of Property Act, 1882',
    'सम्पत्ति अन्तरण अधिनियम|संपत्ति अंतरण अधिनियम|सम्पत्ति अंतरण अधिनियम|संपत्ति अन्तरण अधिनियम|सम्पत्ति हस्तान्तरण अधिनियम|संपत्ति हस्तांतरण अधिनियम',
  ],
  ['Indian Contract Act, 1872', 'भारतीय संविदा अधिनियम|संविदा अधिनियम|भारतीय अनुबंध अधिनियम'],
  ['Hindu Marriage Act, 1955', 'हिन्दू विवाह अधिनियम|हिंदू विवाह अधिनियम'],
  ['Industrial Disputes Act, 1947', 'औद्योगिक विवाद अधिनियम'],
  ['Sale of Goods Act, 1930', 'माल विक्रय अधिनियम'],
  ['Specific Relief Act, 1963', 'विनिर्दिष्ट अनुतोष अधिनियम|विशिष्ट अनुतोष अधिनियम'],
  ['Motor Vehicles Act, 1988', 'मोटर यान अधिनियम|मोटर वाहन अधिनियम'],
  ['Registration Act, 1908', 'पंजीकरण अधिनियम|रजिस्ट्रीकरण अधिनियम'],
  ['Indian Partnership Act, 1932', 'भारतीय भागीदारी अधिनियम|भागीदारी अधिनियम'],
  ['Protection of Women from Domestic Violence Act, 2005', 'घरेलू हिंसा अधिनियम|घरेलू हिंसा से महिलाओं का संरक्षण अधिनियम'],
  ['Right to Information Act, 2005', 'सूचना का अधिकार अधिनियम'],
  ['Payment of Gratuity Act, 1972', 'उपदान संदाय अधिनियम|ग्रेच्युटी भुगतान अधिनियम'],
  ['Payment of Wages Act, 1936', 'वेतन संदाय अधिनियम|वेतन भुगतान अधिनियम|मजदूरी संदाय अधिनियम'],
  ['Minimum Wages Act, 1948', 'न्यूनतम मजदूरी अधिनियम|न्यूनतम वेतन अधिनियम'],
  ['Payment of Bonus Act, 1965', 'बोनस संदाय अधिनियम|बोनस भुगतान अधिनियम'],
  ['Limitation Act, 1963', 'परिसीमा अधिनियम|मियाद अधिनियम'],
  ['Arbitration and Conciliation Act, 1996', 'माध्यस्थम् और सुलह अधिनियम|माध्यस्थम और सुलह अधिनियम|मध्यस्थता और सुलह अधिनियम|मध्यस्थता एवं सुलह अधिनियम'],
  ['Trade Marks Act, 1999', 'व्यापार चिह्न अधिनियम|ट्रेड मार्क अधिनियम'],
  ['Dowry Prohibition Act, 1961', 'दहेज प्रतिषेध अधिनियम'],
  ['Information Technology Act, 2000', 'सूचना प्रौद्योगिकी अधिनियम'],
  ['Electricity Act, 2003', 'विद्युत अधिनियम'],
  ['Hindu Succession Act, 1956', 'हिन्दू उत्तराधिकार अधिनियम|हिंदू उत्तराधिकार अधिनियम'],
];

export interface KnownAct {
  title: string;
  /** Whether the year belongs to the title only where it is written. */
  byYear: boolean;
}

/** A name by its letters alone: "N.I." and "NI" are one. */
export const lettersOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{M}]/gu, '');

const tabled = (rows: readonly (readonly [title: string, names: string])[], byYear: boolean): [string, KnownAct][] =>
  rows.flatMap(([title, names]) => names.split('|').map((name): [string, KnownAct] => [lettersOf(name), { title, byYear }]));

/** Names before "Act", by their letters. */
export const ACT_BY_NAME: ReadonlyMap<string, KnownAct> = new Map([...tabled(ACTS, false), ...tabled(BY_YEAR, true)]);
/** Whole names, by their letters. */
export const LAW_BY_NAME: ReadonlyMap<string, KnownAct> = new Map([...tabled(WHOLE, false), ...tabled(BY_YEAR, true)]);
