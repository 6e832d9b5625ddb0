import { expect, test } from 'vitest';
import { isClientModule } from './client-module.ts';

const JSX = 'import { jsx } from "react/jsx-runtime";\n';

test.each([
  ['a hook of React', 'import { useState } from "react";\nuseState(0);'],
  ['a hook of another module', 'import { a, useNear } from "./use-near.js";\nuseNear();'],
  ['a hook under another name', 'import { useAtom as read } from "jotai";\nread(one);'],
  ['a context', 'import { createContext } from "react";\nconst One = createContext(null);'],
  ['a class', 'import { Component } from "react";\nclass One extends Component {}'],
  ['a handler', `${JSX}const One = () => jsx("a", { onClick: () => stop() });`],
  [
    'a handler that is passed on',
    `${JSX}const One = ({ onOpen, ...rest }) => jsx(Two, { onOpen });`,
  ],
])('%s runs in the browser', (_, code) => {
  expect(isClientModule(code)).toBe(true);
});

test.each([
  ['an element', `${JSX}export const One = (props) => jsx("p", { ...props });`],
  ['a part that comes late', `import { lazy } from "react";\n${JSX}`],
  ['what a server may read', 'import { use, cache } from "react";'],
  ['a word that begins alike', 'import { used } from "./used.js";'],
  ['a name that is passed on', 'import { useNear } from "./use-near.js";\nexport { useNear };'],
  ['a field of data', 'export const lot = { onSale: true };'],
])('%s is rendered by a server', (_, code) => {
  expect(isClientModule(code)).toBe(false);
});
