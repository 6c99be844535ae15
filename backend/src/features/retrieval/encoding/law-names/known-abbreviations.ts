/** Abbreviations in common use whose letters do not follow the order of the title. */
export const KNOWN_ABBREVIATIONS: readonly (readonly [short: string, full: string])[] = [
  ['CrPC', 'Code of Criminal Procedure'],
  ['CPC', 'Code of Civil Procedure'],
  ['IPC', 'Indian Penal Code'],
  ['BNS', 'Bharatiya Nyaya Sanhita'],
  ['BNSS', 'Bharatiya Nagarik Suraksha Sanhita'],
  ['IT Act', 'Information Technology'],
  ['IEA', 'Indian Evidence Act'],
  ['BSA', 'Bharatiya Sakshya Adhiniyam'],
  ['RERA', 'Real Estate Regulation Development Act'],
  ['POCSO', 'Protection of Children from Sexual Offences'],
  ['POSH', 'Sexual Harassment of Women at Workplace'],
  ['PWDVA', 'Protection of Women from Domestic Violence'],
  ['DV Act', 'Protection of Women from Domestic Violence'],
  ['DVA', 'Protection of Women from Domestic Violence'],
  ['UCC', 'Uniform Commercial Code'],
  ['USC', 'United States Code'],
];
