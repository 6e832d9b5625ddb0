export { contentAttributes, triggerData, type ContentAttribute } from './content-attributes.ts';
export { contentTags, droppedTags, type ContentTag } from './content-tags.ts';
export { contentSchemes, safeAddress, type SafeAddress } from './safe-address.ts';
