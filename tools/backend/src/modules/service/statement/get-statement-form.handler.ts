import { getStatementForm } from '@m30/api';
import { statementTemplate } from '@m30/forms/statement';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { premisesOf } from '../../deal/order/premises-of.ts';
import { buyerFacts, knownAnswers } from './buyer-facts.ts';

/** Returns what is known for a new statement. */
export const getStatementFormHandler = implement(
  getStatementForm,
  async ({ template: id }, call) => {
    const { user } = buyerOf(call);
    const template = statementTemplate(id);
    if (!template) throw refuse(404, 'Такого заявления у нас нет');
    const facts = await buyerFacts(call.services.db, user.id);
    return {
      template: template.id,
      premises: await premisesOf(call.services, user.id),
      buyer: facts.name,
      answers: knownAnswers(template, facts),
    };
  },
  { cache: 'none' },
);
