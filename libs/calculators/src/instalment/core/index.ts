export { instalmentCodec } from './instalment-query.ts';
export {
  instalmentFormula,
  instalmentOf,
  type Instalment,
  type InstalmentChoice,
  type InstalmentRow,
  type InstalmentTerms,
} from './instalment.ts';
