/** What can be begun with, by the folder in `templates`. */
export const TEMPLATES = {
  forms: 'Vite and React; the callback form, sent to a backend of another origin',
  blocks: 'Next, app router; a page of content blocks, rendered by the server',
  login: 'Vite and React; login, registration and logout, calls passed on to your backend',
} as const;

export type Template = keyof typeof TEMPLATES;

/** Folders whose files a template has besides its own. */
export const SHARED: Readonly<Record<Template, readonly string[]>> = {
  forms: ['common', 'vite'],
  blocks: ['common'],
  login: ['common', 'vite'],
};

export function isTemplate(name: string | undefined): name is Template {
  return name !== undefined && Object.hasOwn(TEMPLATES, name);
}
