export { NO_LISTS, type ListName } from './changes.ts';
export { adoptLists, changeLists } from './lists.ts';
export { useLists } from './use-lists.ts';
