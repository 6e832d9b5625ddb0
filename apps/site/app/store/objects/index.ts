export { byPrice, loadObjectChoices, loadObjects, type CatalogueObject } from './objects.ts';
