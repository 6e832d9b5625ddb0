import type { TestProject } from 'vitest/node';

/** Global setup instead of the backend's own: the server of the whole run, which `with-postgres.ts` has started. */
export default function giveServer(project: TestProject): void {
  // The backend declares the key; here its type is not known.
  project.provide('postgres' as never, process.env['MUTANTS_POSTGRES'] as never);
}
