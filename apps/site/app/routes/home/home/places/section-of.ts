/** Filter of the map that a class of housing belongs to: «комфорт+» and «комфорт» are one. */
export function sectionOf(housingClass: string): string {
  const name = housingClass.replace(/\+$/, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
