/** Eight digits together, as a person compares them. */
export const grouped = (hash: string) => hash.replace(/.{8}(?!$)/g, '$& ');
