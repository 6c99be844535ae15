/** Stores a file, lists the files of the account and removes it again. Needs the scope FILES. */
import { ThemisClient } from '@themis/client';

const { THEMIS_URL = 'http://localhost:3000', THEMIS_KEY = '' } = process.env;
const themis = new ThemisClient({ url: THEMIS_URL, key: THEMIS_KEY });

const text = new Blob(['The rent of the flat is Rs 20,000 a month.'], { type: 'text/plain' });
const { id, filename } = await themis.files.upload(text, 'rent-note.txt');
for await (const file of themis.files.list()) console.log(`${file.filename}: ${file.size} bytes, ${file.status}`);
await themis.files.remove(id);
console.log(`${filename} was removed.`);
