const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Function words that say nothing about which passage is meant; dropped from passages and questions alike. */
export const STOP_WORDS = words(`
  a an and any are as at be been being but by can could did do does done for from had has have having he her hers herself
  him himself his how i if in into is it its itself me might must my myself no nor not of on or our ours she should shall so such
  than that the their theirs them then there these they this those though to until upon us was we were what when where whether
  which while who whom whose why will with would you your yours yourself about after all also am because both each either else
  even ever few just may more most much neither now only other others our own per same some still too very via yet
`);

/** Words that frame a question rather than describe the law; dropped from questions only. */
export const QUESTION_WORDS = words(`
  get gets getting got give happen happens happened want wants wanted need needs needed know tell explain ask asks asked please
  consider thing things something someone somebody anyone anybody everyone nobody anything nothing kind kinds sort ways
  really actually long many make makes made let lets go goes going went take takes taken say says said mean means like using
  use used able help does don doesn didn isn aren wasn won cannot without within under over between through during before
  come comes came bring brings brought put puts look looks looked turn turns call called send sends sent back whole already
  never start starts started find finds found keep keeps kept try tries tried think thought feel felt believe though however
  whose here ago soon enough sure possible exactly regarding concerning specific
`);
