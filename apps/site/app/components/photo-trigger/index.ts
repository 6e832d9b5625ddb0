export { photoTrigger } from './photo-trigger.ts';
