/** What a visitor types into or ticks. */
export type Field = HTMLInputElement | HTMLTextAreaElement;

/** A choice by the option's index. */
export type Choice = readonly [select: HTMLSelectElement, index: number];

/** Fields that say something else than the server wrote: typed, ticked or restored before React arrived. */
export const fieldsTypedEarly = (): Field[] =>
  [...document.querySelectorAll<Field>('input, textarea')].filter((field) =>
    isBox(field)
      ? field.checked !== field.defaultChecked && !isLeftRadio(field)
      : field.type !== 'hidden' && field.value !== field.defaultValue,
  );

/** The same of lists; React sets them back when it takes them, so it has to be read before. */
export const choicesMadeEarly = (): Choice[] =>
  [...document.querySelectorAll('select')]
    .filter(({ options, selectedIndex }) =>
      [...options].some((option) => option.defaultSelected && option.index !== selectedIndex),
    )
    .map((select) => [select, select.selectedIndex]);

/** A checkbox or a radio button. */
export const isBox = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** The one that is chosen instead speaks for it. */
const isLeftRadio = (field: HTMLInputElement) => field.type === 'radio' && !field.checked;
