import * as v from 'valibot';
import { defineMethod } from '../../core/define-method.ts';
import { alias, decimal, guid, integer, requiredText, text } from '../../core/schemas.ts';
import {
  CallRequestEasyMovingInputSchema,
  CallRequestInputSchema,
  CallRequestMortgageConsultantInputSchema,
  CallRequestNewObjectInputSchema,
  CallRequestOrderFormInputSchema,
  CallRequestSecondaryInputSchema,
  CallRequestSendProjectInputSchema,
  CallRequestShowRoomInputSchema,
  CallTouchInputSchema,
  leadEntries,
  leadErrors,
  LeadResultSchema,
  leadUrl,
  SetCallFromLandingInputSchema,
} from './lead.schema.ts';

/** Asks the company to call back. */
export const callRequest = defineMethod({
  name: 'Form.CallRequest',
  verb: 'POST',
  summary: 'Asks the company to call back',
  input: CallRequestInputSchema,
  result: LeadResultSchema,
  errors: leadErrors,
});

/** Asks the resale department to call back. */
export const callRequestSecondary = defineMethod({
  name: 'Form.CallRequestSecondary',
  verb: 'POST',
  summary: 'Asks the resale department to call back',
  input: CallRequestSecondaryInputSchema,
  result: LeadResultSchema,
  errors: leadErrors,
});

/** Asks for a notice when sales of a phase start. */
export const callRequestNewObject = defineMethod({
  name: 'Form.CallRequestNewObject',
  verb: 'POST',
  summary: 'Asks for a notice when sales of a phase start',
  input: CallRequestNewObjectInputSchema,
  result: LeadResultSchema,
  errors: leadErrors,
});

/** Books a mortgage consultation, which needs an e-mail, or an object consultation, which needs complex, day and time. */
export const callRequestMortgageConsultant = defineMethod({
  name: 'Form.CallRequestMortgageConsultant',
  verb: 'POST',
  summary: 'Books a mortgage or an object consultation',
  input: CallRequestMortgageConsultantInputSchema,
  result: LeadResultSchema,
  errors: leadErrors,
});

/** Asks for a visit to a showroom. */
export const callRequestShowRoom = defineMethod({
  name: 'Form.CallRequestShowRoom',
  verb: 'POST',
  summary: 'Asks for a visit to a showroom',
  input: CallRequestShowRoomInputSchema,
  result: LeadResultSchema,
  errors: leadErrors,
});

/** Asks for help with moving. */
export const callRequestEasyMoving = defineMethod({
  name: 'Form.CallRequestEasyMoving',
  verb: 'POST',
  summary: 'Asks for help with moving',
  input: CallRequestEasyMovingInputSchema,
  result: LeadResultSchema,
  errors: leadErrors,
});

/** Sends a building project to the production department. */
export const callRequestSendProject = defineMethod({
  name: 'Form.CallRequestSendProject',
  verb: 'POST',
  summary: 'Sends a building project to the production department',
  input: CallRequestSendProjectInputSchema,
  result: LeadResultSchema,
  errors: leadErrors,
});

/** Leaves a request for one lot. */
export const callRequestOrderForm = defineMethod({
  name: 'Form.CallRequestOrderForm',
  verb: 'POST',
  summary: 'Leaves a request for one lot',
  input: CallRequestOrderFormInputSchema,
  result: LeadResultSchema,
  errors: leadErrors,
});

/** A figure of the flat, stored with the lead as staff read it. */
const asText = v.transform((value: number) => String(value).replace('.', ','));

/** Asks what a flat is worth that is to go towards the price of a new one. */
export const callRequestTradeIn = defineMethod({
  name: 'Form.CallRequestTradeIn',
  verb: 'POST',
  summary: 'Asks what a flat is worth that goes towards the price of a new one',
  input: v.strictObject({
    ...leadEntries,
    url: leadUrl,
    address: requiredText(300),
    rooms: v.picklist(['studio', '1', '2', '3', '4'], 'Выберите число комнат'),
    /** Square metres. */
    area: v.pipe(decimal(10, 1000), asText),
    floor: v.pipe(integer(1, 99), asText),
    /** Floors of the house. */
    floors: v.pipe(integer(1, 99), asText),
  }),
  result: LeadResultSchema,
  errors: leadErrors,
});

/** Asks for a call from a landing page. */
export const setCallFromLanding = defineMethod({
  name: 'Form.SetCallFromLanding',
  verb: 'POST',
  summary: 'Asks for a call from a landing page',
  input: SetCallFromLandingInputSchema,
  result: LeadResultSchema,
  errors: leadErrors,
});

/** Answers an open place of work. */
export const respondToVacancy = defineMethod({
  name: 'Form.RespondToVacancy',
  verb: 'POST',
  summary: 'Answers an open place of work',
  input: v.strictObject({
    ...leadEntries,
    url: leadUrl,
    name: v.pipe(requiredText(100), v.minLength(2, 'Напишите имя и фамилию')),
    vacancy: alias,
    email: v.optional(
      v.union([v.literal(''), v.pipe(text(200), v.email('Введите почту полностью'))]),
    ),
    message: v.optional(text(3000)),
    /** File of the CV, sent beforehand. */
    cv: v.optional(v.union([guid, v.literal('')])),
  }),
  result: LeadResultSchema,
  errors: { ...leadErrors, 404: 'The place is taken or unknown' },
});

/** Sends a review; it is published after the staff have read it. */
export const sendReview = defineMethod({
  name: 'Form.SendReview',
  verb: 'POST',
  summary: 'Sends a review; it is published after the staff have read it',
  input: v.strictObject({
    ...leadEntries,
    url: leadUrl,
    /** How the author wants to be named. */
    name: v.pipe(requiredText(100), v.minLength(2, 'Напишите, как вас подписать')),
    /** Complex that it is about; empty for the company as a whole. */
    object: v.optional(v.union([alias, v.literal('')]), ''),
    /** What was bought: «студия, корпус 2». */
    purchase: v.optional(text(120)),
    rating: v.pipe(v.string(), v.regex(/^[1-5]$/, 'Поставьте оценку от 1 до 5')),
    message: v.pipe(
      requiredText(3000),
      v.minLength(20, 'Расскажите чуть подробнее, хотя бы одним предложением'),
    ),
    /** File of the author's photo, sent beforehand. */
    photo: v.optional(v.union([guid, v.literal('')])),
  }),
  result: LeadResultSchema,
  errors: leadErrors,
});

/** Sends the request of the smart-call popup. */
export const callTouch = defineMethod({
  name: 'SmartCall.CallTouch',
  verb: 'POST',
  summary: 'Sends the request of the smart-call popup',
  input: CallTouchInputSchema,
  result: LeadResultSchema,
  errors: leadErrors,
});
