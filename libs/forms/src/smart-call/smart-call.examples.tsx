import { FormsProvider } from '../react/provider/FormsProvider.tsx';
import { createFakeForms, fakePopup, type FakeAnswer } from '../testing/fake-forms.ts';
import { SmartCallCard, type SmartCallCardProps } from './SmartCallCard.tsx';

export default { title: 'Формы/Окно обратного звонка', component: SmartCallCard };

const example = (popup: Partial<SmartCallCardProps['popup']>, answers?: FakeAnswer[]) => ({
  args: {},
  render: () => (
    <FormsProvider forms={createFakeForms(answers)}>
      <SmartCallCard popup={{ ...fakePopup, ...popup }} onClose={() => {}} onSent={() => {}} />
    </FormsProvider>
  ),
});

export const Plain = example({});
export const OwnColours = example({ color: '#1d5570', color2: '#1f7350' });
export const UnreadableColours = example({ color: 'url(x)', color2: '#fffde0' });
export const ServerRefuses = example({}, ['refusal']);
