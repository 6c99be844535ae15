// The court that a paper names, found in the same way by the screen and by the files. Apart from the notation of drafts: a form needs it before there is a draft to read.
export { courtNamed, formatOfCourt } from '../../../../backend/src/features/rendering/parse/court-named.js';
