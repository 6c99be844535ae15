// The same file whether a browser or the server makes it.
export { calendarFile } from '../../../../backend/src/core/calendar/calendar-file.js';
