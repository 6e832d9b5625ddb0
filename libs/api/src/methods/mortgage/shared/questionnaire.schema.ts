import * as v from 'valibot';
import { text } from '../../../core/schemas.ts';

/** Most answers of a questionnaire, and its longest JSON in characters. */
const MOST = 400;
const LONGEST = 40_000;

/** Which configuration of the questionnaire: of `/mortgage-form`, `-gross`, `-offline`, `…/anketa`, `…/anketa_gross`. */
export const QuestionnaireKindSchema = v.picklist(
  ['form', 'gross', 'offline', 'short', 'short-gross'],
  'Неизвестная анкета',
);

/** Answers by path, as typed: `price`, `p0.last_name`, `p1.snils`; only shape and size are checked. */
export const AnswersSchema = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_.]{0,59}$/, 'Неверное поле')), text(1000)),
  v.check((answers) => Object.keys(answers).length <= MOST, 'Слишком много ответов'),
  v.check((answers) => JSON.stringify(answers).length <= LONGEST, 'Слишком длинная анкета'),
);
