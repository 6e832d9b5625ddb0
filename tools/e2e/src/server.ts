/** Where the product listens that the browser suite runs against; further servers take the ports after it. */
export const E2E_PORT = Number(process.env['E2E_PORT'] ?? 4310);

/** Data folder of the server on a port, from the root of the workspace. */
export const dataDirOf = (port: number): string => `.tmp/e2e-${port}`;
