import type { Plugin } from 'vite';

/**
 * Lets a unit test import a document: `import.meta.glob('../reference.md', { eager: true })` runs the tests in its blocks of
 * plain JavaScript, one after another in one module.
 */
export function documentedTests(): Plugin {
  return {
    name: 'documented-tests',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:README|reference)\.md$/ },
      handler(text) {
        const blocks = [...text.matchAll(/^```js\n([^]*?)^```$/gm)].map(([, code = '']) => code);
        if (blocks.length === 0) throw new Error('has no example in JavaScript');
        return { code: blocks.join('\n'), map: null };
      },
    },
  };
}
