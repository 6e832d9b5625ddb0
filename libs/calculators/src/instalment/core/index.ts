export { instalmentCodec } from './instalment-query.ts';
export {
  instalmentOf,
  type Instalment,
  type InstalmentChoice,
  type InstalmentRow,
  type InstalmentTerms,
} from './instalment.ts';
