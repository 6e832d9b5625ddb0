export { photoGroup, photoTrigger } from './photo-trigger.ts';
