const COURTS = /court|tribunal|commission|forum|judge|magistrate|bench|authority|registrar|न्याया|अदालत|आयोग|अधिकरण/iu;
const LAW = /\blaws?\b|\bacts?\b|\bcode\b|\bstatutes?\b|\blegislation\b|विधि|क़ानून|कानून/iu;

/** What a form calls "Courts", as it stands in a sentence: a town alone names no court, and becomes "the courts at New Delhi". */
export const courts = (text: string): string => (COURTS.test(text) ? text : `the courts at ${text}`);

/** What a form calls "Governing Law": a country alone becomes "the laws of India". */
export const laws = (text: string): string => (LAW.test(text) ? text : `the laws of ${text}`);
