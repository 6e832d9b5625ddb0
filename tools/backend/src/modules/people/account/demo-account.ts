/** Guid of the account whose password the README tells: without `DEMO=1` nobody can open it. */
export const DEMO_ACCOUNT = '5b0a6c1e-92d4-4f37-8a51-3c0e7d21f930';
