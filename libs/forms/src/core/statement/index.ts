export {
  askedByStatement,
  checkStatement,
  readStatement,
  statementFacts,
  statementParagraphs,
} from './statement-answers.ts';
export { questionsOf, type KnownFact, type StatementTemplate } from './template/template.ts';
export { statementTemplate, statementTemplates } from './templates.ts';
