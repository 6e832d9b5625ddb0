export { NO_LISTS, type ListName } from './list/changes.ts';
export { adoptLists, changeLists } from './change-lists.ts';
export { useLists } from './use-lists.ts';
