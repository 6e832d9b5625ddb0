import * as v from 'valibot';
import { defineMethod } from '../../core/define-method.ts';
import { alias, guid, NothingSchema, text } from '../../core/schemas.ts';
import { leadErrors, LeadResultSchema, namedLeadEntries } from '../../deal/lead/lead.schema.ts';

const { phone: _, ...withoutPhone } = namedLeadEntries;

/** Asks about one lot, whatever its kind; the answer comes by letter, and in the account that has proved the mailbox or kept the question. */
export const askAboutLot = defineMethod({
  name: 'Form.AskAboutLot',
  verb: 'POST',
  summary: 'Asks a question about one lot; the answer comes by letter and in the account',
  input: v.strictObject({
    ...withoutPhone,
    email: v.pipe(
      text(254),
      v.nonEmpty('Введите электронную почту'),
      v.email('Введите адрес почты полностью'),
    ),
    /** Guid of the lot, or its readable id: `k2-57`, `lanskaya-2k`. */
    lot: v.union([guid, alias], 'Неверный идентификатор'),
    message: v.pipe(
      text(1000),
      v.nonEmpty('Напишите вопрос'),
      v.minLength(5, 'Спросите чуть подробнее'),
    ),
  }),
  result: LeadResultSchema,
  errors: { ...leadErrors, 404: 'There is no such lot' },
});

/** Questions about lots that were asked while logged in, kept by the link of the answer, or asked from the buyer's mailbox; the latest first. */
export const getLotQuestions = defineMethod({
  name: 'LK.GetLotQuestions',
  verb: 'GET',
  summary: 'Lists the questions about lots that the buyer has asked, with their answers',
  access: 'buyer',
  input: NothingSchema,
  result: v.object({
    questions: v.array(
      v.object({
        guid: v.string(),
        /** «Квартира № 57, «Канал 9», корпус 2», as it was when it was asked. */
        lot: v.string(),
        /** Path of the lot's page. */
        url: v.string(),
        text: v.string(),
        /** ISO instant. */
        asked_at: v.string(),
        /** `null` while the company has not answered. */
        answer: v.nullable(v.object({ author: v.string(), text: v.string(), at: v.string() })),
      }),
    ),
  }),
});

/** Saves a question that was asked without the account in it, by the link of the answer's letter. */
export const keepLotQuestion = defineMethod({
  name: 'LK.KeepLotQuestion',
  verb: 'POST',
  summary: 'Saves a question in the account by the link of its answer',
  access: 'buyer',
  input: v.strictObject({
    /** Secret of the link. */
    key: v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'Неверная ссылка')),
  }),
  result: v.object({}),
  errors: { 404: 'There is no such question, or it is another buyer’s' },
});
