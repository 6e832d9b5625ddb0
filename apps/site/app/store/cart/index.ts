export { NO_LISTS, type Change, type ListName, type Lists } from './changes.ts';
export { adoptLists, changeLists } from './lists.ts';
export { useLists } from './use-lists.ts';
