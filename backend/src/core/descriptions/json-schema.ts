/** A JSON schema as OpenAPI 3.1 has it. */
export interface JsonSchema {
  [keyword: string]: unknown;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}
