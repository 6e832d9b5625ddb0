import type { Group } from './line.ts';

const FORMS = 'libs/forms/src/registry.test.tsx';
const REQUIRED = 'tools/backend/src/modules/deal/lead/required-fields.test.ts';
const CONSULTATION = 'libs/forms/src/forms/consultation-object/ConsultationObjectForm.test.tsx';
const CALLBACK = 'libs/forms/src/forms/callback/CallbackForm.test.tsx';
const JOURNEYS = 'apps/site/e2e/forms/lead-forms.spec.ts';
const MACHINE = 'libs/auth/src/core/machine/auth-machine.test.ts';
const PRICE = 'libs/ui-kit/src/components/price-field/PriceField.test.tsx';
const ODD = 'apps/site/e2e/forms/odd-input.desktop.spec.ts';
const RANGE = 'libs/ui-kit/src/components/range-slider/range.test.ts';
const REFINANCING = 'libs/calculators/src/refinancing/react/RefinancingCalculator.test.tsx';

/** Validation rules. */
export const validation: Group = {
  section: 5,
  title: 'Validation rules',
  lines: [
    {
      line: 'callSpecialist: name, phone (18 characters) and a valid e-mail are required',
      tests: [
        [FORMS, 'an empty submit does what the specification says of this form'],
        [REQUIRED, '%s is refused without what §5 requires'],
      ],
      found: 'B3',
      tried: 'an empty request is told at name, phone and e-mail, and nothing is sent',
    },
    {
      line: 'Object consultation: name, phone, objects, date and time are all required',
      tests: [
        [CONSULTATION, 'every missing field says so, and the first takes the focus'],
        [REQUIRED, '%s is refused without what §5 requires'],
      ],
      found: 'B3',
      tried: 'an empty consultation is told at each of its five fields, and nothing is sent',
    },
    {
      line: 'showroom, easyMoving, orderForm, projectCall: name and phone are required, submit is disabled while invalid',
      tests: [
        [FORMS, 'an empty submit does what the specification says of this form'],
        [REQUIRED, '%s is refused without what §5 requires'],
      ],
    },
    {
      line: 'A method refuses exactly what §5 requires of its form, with the message of the field',
      tests: [
        [REQUIRED, 'whatever is sent, a lead is stored exactly when all that §5 requires is there'],
        [REQUIRED, '%s is taken with everything it asks'],
      ],
      found: 'B3',
      tried: 'a post of an empty lead is refused with the field and its words',
    },
    {
      line: 'Plain callback forms have no validation in the page; a possible phone is all that the server asks',
      tests: [
        [CALLBACK, 'nothing is checked in the page: an empty form goes to the server'],
        [REQUIRED, '%s needs a possible phone alone, and keeps it'],
        [JOURNEYS, 'the server’s words about a phone stand beside the phone'],
      ],
    },
    {
      line: 'The call-back popup disables submit while name or phone is empty; its phone is masked',
      tests: [
        [
          'libs/forms/src/smart-call/SmartCallPopup.test.tsx',
          'can be sent only with a name and a phone',
        ],
        [
          'apps/site/e2e/forms/smart-call.spec.ts',
          'the popup comes after its timer, and closed it comes back once',
        ],
      ],
    },
    {
      line: 'Consultation date: today to one month ahead',
      tests: [
        [CONSULTATION, 'days from today to one month ahead are offered'],
        [
          'libs/forms/src/core/slots/slots.test.ts',
          'every day on offer has slots, and no day beside them has',
        ],
      ],
    },
    {
      line: 'Consultation time: steps of 30 minutes, 24 hours',
      tests: [
        [
          'libs/forms/src/core/slots/slots.test.ts',
          'every offered slot is within the window and the hours, on the step, in the future',
        ],
        ['libs/ui-kit/src/components/time-field/TimeField.test.tsx', '%s–%s every %i minutes'],
      ],
    },
    {
      line: 'The time picker is disabled until a date is chosen',
      tests: [[CONSULTATION, 'the time is shut until a day is chosen']],
    },
    {
      line: 'Key restriction: integer takes digits, float digits, comma and period',
      tests: [
        [
          'libs/ui-kit/src/components/number-field/NumberField.test.tsx',
          'of %s makes of the keys %s the text %s',
        ],
      ],
    },
    {
      line: 'Date mask: rejects a year before 1900 or after the current one, month above 12, day above 31, a future date',
      tests: [['libs/ui-kit/src/mask/date-rules.test.ts', '%s → %j']],
    },
    {
      line: 'It then sets today’s date and alerts «Введите правильную дату!»',
      tests: [
        [ODD, 'a day that cannot be gives way to today, with the alert'],
        [
          'libs/ui-kit/src/components/masked-field/MaskedField.test.tsx',
          '%s gives way to today, with the words',
        ],
      ],
      found: 'B4',
      tried: 'the 32nd of December and the 31st of February became today',
    },
    {
      line: 'Price input: formatted currency when unfocused, two decimals only if fractional',
      tests: [
        [PRICE, 'is plain while typed and currency afterwards'],
        [PRICE, 'shows two decimals only where there are kopecks'],
      ],
    },
    {
      line: 'Price input: any paste of a formatted amount is the amount or a message, never silence',
      tests: [
        [PRICE, 'becomes an amount or a message, whatever it is'],
        [PRICE, 'takes the place of the amount that is there, wherever the caret is'],
        [PRICE, '%s is read'],
        [
          'libs/ui-kit/src/components/price-field/read-roubles.test.ts',
          'reads what browsers write in many languages',
        ],
        [ODD, 'an amount is read however it is pasted'],
      ],
      found: 'B1',
      tried: '43 texts by the clipboard: each was the amount, or named beside the amount before',
    },
    {
      line: 'Every lead form shows a consent line linking to /politika-konfidentsialnosti/',
      tests: [[FORMS, 'links its consent to the privacy policy']],
    },
    {
      line: 'The consent link of a window opens in a new tab and loses nothing of what was typed',
      tests: [
        [
          'apps/site/e2e/forms/modals.spec.ts',
          'keeps what was typed when the terms of consent are opened',
        ],
      ],
      found: 'A7',
      tried: 'in a form and in the registration',
    },
    {
      line: 'Login: phone of 18 characters and a password of at least 5; submit is disabled while invalid',
      tests: [
        [
          'libs/auth/src/react/LoginModal.test.tsx',
          'the button waits for a complete phone and five characters of a password',
        ],
        [
          'apps/site/e2e/account/auth-login.spec.ts',
          'a wrong password is refused in the server’s words',
        ],
      ],
    },
    {
      line: 'Registration requires last_name, name, second_name, email and phone to be there, whatever the minimums of its schema, else «Заполните все обязательные поля», and highlights the fields',
      tests: [
        [
          'apps/site/e2e/account/auth-registration.spec.ts',
          'what is missing is named, marked, and unmarked',
        ],
        [MACHINE, 'a form with gaps says so and highlights them'],
      ],
    },
    {
      line: 'The highlight goes on focusout or input',
      tests: [
        [MACHINE, 'leaving a field takes its highlight away'],
        [MACHINE, 'a change takes the words and its highlight away'],
      ],
    },
    {
      line: 'Recovery: an empty code gives «Введите код, отправленный по смс» or «Введите код, отправленный по email»',
      tests: [
        ['apps/site/e2e/account/auth-recovery.spec.ts', 'a forgotten password is replaced by SMS'],
        [
          'apps/site/e2e/account/auth-recovery.spec.ts',
          'a forgotten password is replaced by e-mail',
        ],
      ],
    },
    {
      line: 'New password: «Введите пароль!», «Повторите пароль!», «Пароли не совпадают!»',
      tests: [
        ['apps/site/e2e/account/auth-recovery.spec.ts', 'a forgotten password is replaced by SMS'],
        [MACHINE, 'has to be the same both times'],
      ],
    },
    {
      line: 'The code field takes 6 digits',
      tests: [
        [
          'libs/auth/src/react/LoginModal.test.tsx',
          'is pasted with spaces and sent with its sixth digit, once',
        ],
      ],
    },
    {
      line: 'Textarea: optional maxlength with a counter',
      tests: [
        [
          'libs/ui-kit/src/components/text-field/TextArea.test.tsx',
          'counts what is written and takes no more than its limit',
        ],
        [
          'libs/ui-kit/src/components/text-field/TextArea.test.tsx',
          'counts nothing without a limit',
        ],
      ],
    },
    {
      line: 'A select option without id uses its label as id',
      tests: [
        [
          'libs/ui-kit/src/components/select/Select.test.tsx',
          'sends the id of an option, or its label when it has none',
        ],
      ],
    },
    {
      line: 'Consent checkboxes default on and do not block',
      tests: [
        [
          'libs/auth/src/react/LoginModal.test.tsx',
          'consents are on, can be taken back and don’t block',
        ],
      ],
    },
    {
      line: 'Refinancing runs only if balance > 0 and both rates > 0 and at most 100',
      tests: [
        ['libs/calculators/src/refinancing/core/refinancing.test.ts', 'does not run with %s'],
        [
          'libs/calculators/src/refinancing/core/refinancing.test.ts',
          'runs at a rate of exactly 100',
        ],
        [REFINANCING, 'is told what is missing instead of a result'],
      ],
    },
    {
      line: 'The rate of the new mortgage is read-only',
      tests: [[REFINANCING, 'cannot change the new rate, that of a family mortgage']],
    },
    {
      line: 'Refinancing keeps the kopecks of the balance',
      tests: [
        [REFINANCING, 'keeps the kopecks of the balance'],
        [ODD, 'refinancing keeps the kopecks of the balance'],
      ],
      found: 'B4',
      tried: '5 000 000,57 was pasted and stayed',
    },
    {
      line: 'Range: a single value is clamped to min and max; the step is configurable',
      tests: [[RANGE, '%f within %j is %f']],
    },
    {
      line: 'Range: a comma is a decimal point',
      tests: [
        ['libs/ui-kit/src/components/range-slider/RangeSlider.test.tsx', 'takes %j typed as %s'],
      ],
    },
    {
      line: 'The ends of a pair may not coincide; the minimum range is 1',
      tests: [
        [RANGE, 'stays within its bounds, in order and apart'],
        [
          'libs/ui-kit/src/components/range-slider/RangeSlider.test.tsx',
          'stops a handle before the other one',
        ],
        ['tools/storybook/e2e/keyboard.spec.ts', 'the ends of a range stop before each other'],
      ],
    },
  ],
};
