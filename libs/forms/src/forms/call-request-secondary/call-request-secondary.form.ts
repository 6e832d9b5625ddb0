import { defineForm } from '../../core/define-form.ts';

/** The plain request for a call from the resale department (specification, §5). */
export const callRequestSecondaryForm = defineForm({
  name: 'callRequestSecondary',
  method: 'Form.CallRequestSecondary',
  goal: 'callback_send',
  defaults: { name: '', phone: '' },
  words: {
    title: 'Вторичная недвижимость',
    lead: 'Специалист по\u00a0вторичной недвижимости перезвонит в\u00a0рабочее время и\u00a0расскажет о\u00a0покупке или\u00a0продаже квартиры.',
    submitLabel: 'Жду звонка',
  },
  payload: ({ name, phone }, { path }) => ({ name, phone, url: path }),
});
