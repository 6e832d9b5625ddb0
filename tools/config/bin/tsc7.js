#!/usr/bin/env node
// The compiler of TypeScript 7, whose own command has the name of version 6's.
await import(new URL('bin/tsc', import.meta.resolve('typescript-7/package.json')).href);
