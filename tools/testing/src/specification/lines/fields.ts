import type { Group, Line } from './line.ts';

const FIELDS = 'libs/api/src/core/specified-fields.test.ts';
const PAYLOADS = 'libs/forms/src/forms/payloads.test.ts';
const JOURNEYS = 'apps/site/e2e/forms/lead-forms.spec.ts';
const MASKS = 'libs/ui-kit/src/mask/masks.test.ts';

/** A lead whose fields the contract has, the form sends and the staff read. */
const lead = (line: string): Line => ({
  line,
  tests: [
    [FIELDS, 'has its fields in'],
    [PAYLOADS, 'by %s with %j goes to %s'],
    [JOURNEYS, 'reaches the staff whole'],
  ],
});

/** An entity whose fields the contract has, and whose answer the backend gives. */
const entity = (line: string): Line => ({
  line,
  tests: [
    [FIELDS, 'has its fields in'],
    ['tools/backend/src/compose/conformance.test.ts', '%s answers «%s»'],
  ],
});

/** Entities and their fields. */
export const fields: Group = {
  section: 3,
  title: 'Entities and their fields',
  lines: [
    lead('Callback lead: name, phone, token, url (current path)'),
    lead('New-object notification lead: name, phone, token, element'),
    lead('Mortgage consultation lead: name, phone, email, token, optional objectId'),
    lead(
      'Object consultation lead: name, phone, objects, date (DD.MM.YYYY), time (HH:mm), token, optional objectId',
    ),
    lead('Showroom lead: name, phone, token, element'),
    lead('Easy-moving and project-request leads: name, phone, token, url (full path)'),
    lead('Order-form lead: name, phone, token, apartment_guid'),
    {
      line: 'The staff read of a lead which lot it is about: number, complex, building, price, link; commercial units are no «квартира»',
      tests: [
        [
          'tools/backend/src/modules/deal/lead/lot-details.test.ts',
          'a request for a %s names it on its card, in the letter and in the table',
        ],
        [JOURNEYS, 'reaches the staff whole'],
      ],
      found: 'A6',
      tried: 'two forms of a flat and one of a commercial unit: list, CSV and letter',
    },
    {
      line: 'They read the e-mail of a mortgage lead',
      tests: [
        [
          'tools/backend/src/modules/deal/lead/lot-details.test.ts',
          'several lots of a comparison are all named; a complex is no lot',
        ],
        [JOURNEYS, 'reaches the staff whole'],
      ],
      found: 'A6',
      tried: 'help with a mortgage, asked for on the page of a flat: list, CSV and letter',
    },
    {
      line: 'The chosen complex of a consultation is one that there is',
      tests: [
        [
          'tools/backend/src/modules/deal/lead/lot-details.test.ts',
          'a complex that there is not is refused beside the field, with those there are',
        ],
        [JOURNEYS, 'reaches the staff whole'],
      ],
      found: 'A6',
      tried:
        '«Залив», chosen on the page of «Канал 9», reached the staff; one that there is not was refused with those there are',
    },
    {
      line: 'Service section: id, name, description.blocks; the detail view also has its parent sections',
      tests: [
        [FIELDS, 'has its fields in'],
        [
          'tools/backend/src/modules/content/page/content.test.ts',
          'services are listed with their descriptions',
        ],
        ['apps/site/e2e/forms/modals.spec.ts', 'services lead to one service and back'],
      ],
      found: 'A10',
      tried: 'the windows showed the descriptions that both methods answered',
    },
    entity('Credentials: phone, password, soglasie, soglasie_actii'),
    entity(
      'Registration data: last_name, name, second_name, phone, email, code, soglasie, soglasie_actii (default 1), token on send-code calls',
    ),
    entity(
      'Password change data: phone, email, blur_email, code, token; new password data: password, rpassword, phone, email, code',
    ),
    {
      line: 'The calls of the login window carry exactly these fields',
      tests: [
        [
          'libs/auth/src/core/machine/create-auth-effects.test.ts',
          '%s carries exactly the fields of the specification',
        ],
        ['apps/site/e2e/account/auth-recovery.spec.ts', 'a forgotten password is replaced by SMS'],
      ],
      found: 'A10',
      tried: 'recovery by SMS and by e-mail, to the end',
    },
    entity('User: id, guid, name_full'),
    entity(
      'Page template: logo, tagline, phone.value, email, address, copyright, privacy_policy, menus, social, basket.count, compare.count, center',
    ),
    entity(
      'Account template: tagline, phone, address, email, logo, copyright, privacy_policy, menu_header, menu_footer with links or a logout flag',
    ),
    entity(
      'Map: center, markers (section, elements), office, info (time_cad, time_center), simplified',
    ),
    {
      line: 'A simplified map shows objects alone',
      tests: [
        [
          'libs/map/src/components/objects-map/ObjectsMap.test.tsx',
          'of a simplified map have no tabs, filters and calculator',
        ],
      ],
    },
    {
      line: 'Document element: type (link or file), label (default «Без названия»), link, file (src, type, size)',
      tests: [
        ['libs/blocks/src/specified.test.tsx', '%s of %j'],
        [
          'libs/ui-kit/src/components/document-link/DocumentLink.test.tsx',
          'a document is called «%s» and leads to %s',
        ],
      ],
    },
    {
      line: 'Offline-reserve answer: result.offline, 1 or not',
      tests: [
        [FIELDS, 'has its fields in'],
        [
          'tools/backend/src/modules/people/account/get-offline-reserve.test.ts',
          'the demo buyer has a flat reserved in the office',
        ],
      ],
    },
    {
      line: 'Refinancing data: sum, rate, rateNew, period (current, min, max)',
      tests: [['libs/blocks/src/specified.test.tsx', '%s of %j']],
    },
    {
      line: 'Club card: title, img, discount (value, caption)',
      tests: [['libs/blocks/src/specified.test.tsx', '%s of %j']],
    },
    {
      line: 'Review item: icon, date, title, photo, video',
      tests: [['libs/blocks/src/specified.test.tsx', '%s of %j']],
    },
    entity(
      'Video item: type, name, title, video, id, one_video; video response: videos, parent_id, title, default_title, video_play',
    ),
    entity(
      'Call popup: headline, headline2, timer, timer_repeat, path, color, color2; call request: phone, name, url, token',
    ),
    entity('Order: guid, apartment, stage_number, users, files; a list of orders per user'),
    {
      line: 'A participant is shown as surname plus initials',
      tests: [['libs/shell/src/order/participant-name.test.ts', 'a participant is named']],
    },
    entity('Cart products, delivery (id, date, name) and compare elements'),
    {
      line: 'The store has the modules apartments, cart, compare, mortgage, objects and order; lk has its own',
      tests: [
        [
          'apps/site/app/store/objects/objects.test.ts',
          'asks for the list by the method of the list',
        ],
        [
          'apps/site/app/store/store-modules.test.ts',
          'the store has the modules of the specification',
        ],
        ['apps/site/e2e/forms/lead-forms.spec.ts', 'reaches the staff whole'],
      ],
      found: 'A10',
      tried: 'the list of complexes was opened by a link',
    },
    {
      line: 'READMEs name nothing that no source has',
      tests: [
        [
          'tools/testing/src/repository/readmes.test.ts',
          'the libraries’ READMEs name nothing that no source has',
        ],
      ],
    },
    {
      line: 'Input masks: phone, date, time, INN, SNILS, passport series and number, department code, postal code, BIC, KPP, accounts, percent, number',
      tests: [
        [MASKS, 'shows again what it has shown, whatever was pasted'],
        [MASKS, '%s of %j is %j'],
        ['libs/ui-kit/src/components/masked-field/MaskedField.test.tsx', 'typed %j shows %j'],
        [
          'libs/ui-kit/src/mask/specified-masks.test.ts',
          'the mask of %s is the one of the specification',
        ],
      ],
    },
    {
      line: 'A number of another country is not bent into a Russian one',
      tests: [
        [
          'libs/ui-kit/src/components/masked-field/odd-input.test.tsx',
          'stays as it is typed, before and after the engine has come',
        ],
        ['apps/site/e2e/forms/odd-input.desktop.spec.ts', 'a foreign number stays as it is typed'],
      ],
      found: 'B4',
      tried: 'pasted numbers of Ukraine, Belarus and the USA stayed as they were and said why',
    },
    {
      line: 'A date in words is read, and a time that no clock shows is refused in words',
      tests: [
        [
          'libs/ui-kit/src/components/masked-field/odd-input.test.tsx',
          'a time that no clock shows is refused in words',
        ],
        ['libs/ui-kit/src/components/masked-field/odd-input.test.tsx', 'a date in words is read'],
        ['apps/site/e2e/forms/odd-input.desktop.spec.ts', 'a birthday in words is read'],
      ],
      found: 'B4',
      tried: '«5 марта 2003», «05/03/2003» and «2003-03-05» were read',
    },
  ],
};
