import { readFileSync } from 'node:fs';

/** Everything that the form of a rent agreement requires; a bench uses it too. */
export const RENT_FORM = JSON.parse(readFileSync(new URL('./rent-form.json', import.meta.url), 'utf8')) as Record<
  | 'landlord_name'
  | 'landlord_address'
  | 'tenant_name'
  | 'tenant_address'
  | 'property_address'
  | 'start_date'
  | 'duration_months'
  | 'monthly_rent'
  | 'security_deposit',
  string
>;
