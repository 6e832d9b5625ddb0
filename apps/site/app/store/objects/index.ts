export {
  byPrice,
  loadObjectChoices,
  loadObjects,
  type CatalogueObject,
  type ObjectChoice,
} from './objects.ts';
