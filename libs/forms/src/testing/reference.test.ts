// @vitest-environment jsdom
/** The examples of the reference are tests themselves. */
import.meta.glob('../../reference.md', { eager: true });
