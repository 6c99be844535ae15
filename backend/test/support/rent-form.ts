/** Everything that the form of a rent agreement requires. */
export const RENT_FORM = {
  landlord_name: 'Asha Verma',
  landlord_address: '1 Hill Road, Pune',
  tenant_name: 'Ravi Kumar',
  tenant_address: '2 Lake Road, Nagpur',
  property_address: 'Flat 3, Hill View, Pune',
  start_date: '2026-04-01',
  duration_months: '11',
  monthly_rent: '25000',
  security_deposit: '50000',
} as const;
