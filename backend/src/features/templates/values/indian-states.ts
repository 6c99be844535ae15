import type { StateName } from '../../../core/text/state-names.js';

/** States and Union territories, with the larger cities by which an address names them. */
const STATES: readonly [StateName, string][] = [
  ['Andhra Pradesh', 'visakhapatnam vijayawada guntur nellore tirupati amaravati'],
  ['Arunachal Pradesh', 'itanagar'],
  ['Assam', 'guwahati dibrugarh silchar'],
  ['Bihar', 'patna gaya muzaffarpur bhagalpur'],
  ['Chhattisgarh', 'raipur bhilai bilaspur'],
  ['Goa', 'panaji margao mapusa'],
  ['Gujarat', 'ahmedabad surat vadodara rajkot gandhinagar bhavnagar jamnagar'],
  ['Haryana', 'gurugram gurgaon faridabad panipat ambala karnal rohtak sonipat panchkula'],
  ['Himachal Pradesh', 'shimla dharamshala solan'],
  ['Jharkhand', 'ranchi jamshedpur dhanbad bokaro'],
  ['Karnataka', 'bengaluru bangalore mysuru mysore mangaluru hubballi belagavi'],
  ['Kerala', 'thiruvananthapuram kochi kozhikode thrissur kollam kottayam'],
  ['Madhya Pradesh', 'bhopal indore jabalpur gwalior ujjain'],
  ['Maharashtra', 'mumbai pune nagpur nashik thane aurangabad solapur kolhapur navi-mumbai'],
  ['Manipur', 'imphal'],
  ['Meghalaya', 'shillong'],
  ['Mizoram', 'aizawl'],
  ['Nagaland', 'kohima dimapur'],
  ['Odisha', 'bhubaneswar cuttack rourkela puri'],
  ['Punjab', 'ludhiana amritsar jalandhar patiala mohali'],
  ['Rajasthan', 'jaipur jodhpur udaipur kota ajmer bikaner'],
  ['Sikkim', 'gangtok'],
  ['Tamil Nadu', 'chennai coimbatore madurai tiruchirappalli salem thoothukudi'],
  ['Telangana', 'hyderabad secunderabad warangal'],
  ['Tripura', 'agartala'],
  ['Uttar Pradesh', 'lucknow kanpur noida ghaziabad agra varanasi prayagraj allahabad meerut'],
  ['Uttarakhand', 'dehradun haridwar nainital'],
  ['West Bengal', 'kolkata howrah siliguri durgapur asansol'],
  ['Delhi', ''],
  ['Chandigarh', ''],
  ['Puducherry', 'pondicherry'],
  ['Jammu and Kashmir', 'srinagar jammu'],
  ['Ladakh', 'leh'],
  ['Andaman and Nicobar Islands', 'port-blair'],
  ['Dadra and Nagar Haveli and Daman and Diu', 'silvassa'],
  ['Lakshadweep', 'kavaratti'],
];
const PLACES: readonly [string, string][] = STATES.flatMap(([state, cities]) =>
  [state.toLowerCase(), ...cities.split(' ').filter(Boolean)].map((place): [string, string] => [` ${place.replace('-', ' ')} `, state]),
);
/** Postal circles of which each lies in one State; those that several share are left out. */
const CIRCLES: readonly [StateName, string][] = [
  ['Delhi', '11'],
  ['Haryana', '12 13'],
  ['Rajasthan', '30 31 32 33 34'],
  ['Maharashtra', '41 42 43 44'],
  ['Karnataka', '56 57 58 59'],
  ['Odisha', '75 76'],
  ['Assam', '78'],
];
const STATE_OF_CIRCLE = new Map(CIRCLES.flatMap(([state, circles]) => circles.split(' ').map((circle) => [circle, state] as const)));

/** The State or Union territory in which a PIN code lies; null for a postal circle that several share. */
export const stateOfPin = (pin: string): string | null => STATE_OF_CIRCLE.get(pin.slice(0, 2)) ?? null;

/** The State or Union territory of an Indian address: what it names last, or else its PIN code; null where neither tells. */
export function stateOf(address: string): string | null {
  const words = ` ${address.toLowerCase().replace(/[^a-z]+/g, ' ')} `;
  let last: { at: number; state: string } | null = null;
  for (const [place, state] of PLACES) {
    const at = words.lastIndexOf(place);
    if (at >= 0 && at > (last?.at ?? -1)) last = { at, state };
  }
  if (last) return last.state;
  const pin = /(?<!\d)([1-8]\d)\d\s?\d{3}(?!\d)/.exec(address)?.[1];
  return pin ? stateOfPin(pin) : null;
}
