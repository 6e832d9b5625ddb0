// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { examplesOf, expectHydrates, installDialog } from '@m30/ui-kit/testing';
import { StrictMode } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AuthSnapshot } from '../core/machine/auth-types.ts';
import { createLoginGate } from '../core/login-gate.ts';
import { snapshots } from '../examples/snapshots.ts';
import { refuse } from '../testing/index.ts';
import { spiedEffects } from '../testing/spied-effects.fixture.ts';
import { LoginModal, type LoginModalProps } from './LoginModal.tsx';

const examples = import.meta.glob('../**/*.examples.tsx', { eager: true });

beforeAll(async () => {
  installDialog();
  // The other screens arrive before the first test needs them.
  await import('../screens/flows.tsx');
});
afterEach(cleanup);

function show(props: Partial<LoginModalProps> = {}, effects = spiedEffects()) {
  const onClose = vi.fn();
  const view = render(
    <StrictMode>
      <main>
        <LoginModal open onClose={onClose} effects={effects} {...props} />
      </main>
    </StrictMode>,
  );
  return { effects, onClose, ...view };
}

/** Any button of a screen; the window's cross is called «Закрыть». */
const WORDS = /Войти|Отправить|Получить|Сохранить|Подтвердить/;

const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const type = (name: string, text: string) => userEvent.type(field(name), text);
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const said = async () => (await screen.findByRole('alert')).textContent;

async function openRegistration() {
  await press('Регистрация');
  await heading('Регистрация');
}

async function fillRegistration() {
  await type('Фамилия', 'Савельева');
  await type('Имя', 'Марина');
  await userEvent.click(screen.getByRole('checkbox', { name: 'нет отчества' }));
  await type('Телефон', '9213041762');
  await type('Email', 'marina@example.ru');
}

async function setPassword() {
  await type('Новый пароль', 'granit-26');
  await type('Повторите пароль', 'granit-26');
  await press('Сохранить пароль');
}

describe('login', () => {
  const logIn = async () => {
    await type('Телефон', '9210000001');
    await type('Пароль', 'meridian-30');
    await press('Войти');
  };

  test('the button waits for a complete phone and five characters of a password', async () => {
    show();
    expect(button('Войти').disabled).toBe(true);
    await type('Телефон', '9210000001');
    await type('Пароль', '1234');
    expect(button('Войти').disabled).toBe(true);
    await type('Пароль', '5');
    expect(button('Войти').disabled).toBe(false);
    await type('Телефон', '{Backspace}');
    expect(button('Войти').disabled).toBe(true);
  });

  test('closes the window and leads on', async () => {
    const { effects, onClose } = show();
    await logIn();
    await waitFor(() => expect(effects.afterLogin).toHaveBeenCalledTimes(1));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(effects.login.mock.calls).toEqual([
      [{ phone: '+7 (921) 000-00-01', password: 'meridian-30', soglasie: 1, soglasie_actii: 1 }],
    ]);
  });

  test('consents are on, can be taken back and don’t block', async () => {
    const { effects } = show();
    const [personal, promos] = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect([personal?.checked, promos?.checked]).toEqual([true, true]);
    await userEvent.click(screen.getByRole('checkbox', { name: /Сообщать/ }));
    await logIn();
    await waitFor(() => expect(effects.login).toHaveBeenCalled());
    expect(effects.login).toHaveBeenCalledWith(
      expect.objectContaining({ soglasie: 1, soglasie_actii: 0 }),
    );
  });

  test('a refusal says what the server said, keeps the fields and goes with the next change', async () => {
    const effects = spiedEffects();
    effects.login.mockRejectedValue(refuse(401, 'Пароль не подходит'));
    show({}, effects);
    await logIn();
    expect(await said()).toBe('Пароль не подходит');
    expect(field('Телефон').value).toBe('+7 (921) 000-00-01');
    expect(field('Пароль').value).toBe('meridian-30');
    expect(button('Войти').disabled).toBe(false);
    await type('Пароль', '1');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('while the answer is awaited the form stands still and sends nothing more', async () => {
    const effects = spiedEffects();
    effects.login.mockReturnValue(new Promise(() => {}));
    show({}, effects);
    await logIn();
    expect(button('Войти').getAttribute('aria-busy')).toBe('true');
    await type('Телефон', '5{Enter}');
    await press('Войти');
    await press('Регистрация');
    expect(field('Телефон').value).toBe('+7 (921) 000-00-01');
    expect(effects.login).toHaveBeenCalledTimes(1);
  });

  test('the password can be looked at', async () => {
    show();
    const eye = screen.getByRole('button', { name: 'Показать пароль', pressed: false });
    expect(field('Пароль').type).toBe('password');
    await userEvent.click(eye);
    expect(eye.getAttribute('aria-pressed')).toBe('true');
    expect(field('Пароль').type).toBe('text');
  });

  test('the instruction opens in a new tab, where there is one', () => {
    show({ instruction: '/instruktsiya.pdf' });
    const link = screen.getByRole('link', { name: /Инструкция/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/instruktsiya.pdf',
      '_blank',
    ]);
    cleanup();
    show();
    expect(screen.queryByRole('link', { name: /Инструкция/ })).toBeNull();
  });
});

test('the consent links to the policy that the host names, at the login and at the registration', async () => {
  show({ policy: '/privacy' });
  const link = () => screen.queryByRole('link', { name: /персональных данных/ });
  expect(link()?.getAttribute('href')).toBe('/privacy');
  await openRegistration();
  expect(link()?.getAttribute('href')).toBe('/privacy');
  cleanup();
  show();
  expect(link()).toBeNull();
});

describe('registration', () => {
  test('goes by SMS: form, code, password, and offers the login where the server wants one', async () => {
    const { effects } = show();
    await openRegistration();
    await fillRegistration();
    expect(field('Отчество').value).toBe('нет отчества');
    await press('Получить код');
    expect(await heading(/Код из/)).toBeTruthy();
    expect(screen.getByText('+7 (921) 304-17-62')).toBeTruthy();
    expect(document.activeElement).toBe(field('Код'));

    await type('Код', '417062');
    await heading('Пароль для кабинета');
    const person = {
      last_name: 'Савельева',
      name: 'Марина',
      second_name: 'нет отчества',
      phone: '+7 (921) 304-17-62',
      email: 'marina@example.ru',
      soglasie: 1,
      soglasie_actii: 1,
    };
    expect(effects.sendRegistrationSms.mock.calls).toEqual([
      [{ ...person, code: '', token: 'token-1' }],
    ]);
    expect(effects.register.mock.calls).toEqual([[{ ...person, code: '417062' }]]);

    await setPassword();
    await heading(/зарегистрированы/);
    expect(effects.savePassword.mock.calls).toEqual([
      [
        {
          phone: '+7 (921) 304-17-62',
          email: '',
          code: '417062',
          password: 'granit-26',
          rpassword: 'granit-26',
        },
      ],
    ]);
    await press(/^Войти в.кабинет$/);
    await heading(/^Вход/);
    await press('Войти');
    await waitFor(() => expect(effects.login).toHaveBeenCalledTimes(1));
  });

  test.each([
    ['the button', /^Войти в.кабинет$/],
    ['the cross', 'Закрыть'],
  ])('of a server that lets in with the password leads on by %s', async (_, name) => {
    const effects = spiedEffects();
    const answer = { user: { guid: 'b1' } };
    effects.savePassword.mockResolvedValue(answer);
    const gate = createLoginGate(() => {});
    const resume = vi.spyOn(gate, 'resume');
    const { onClose } = show({ initial: snapshots.firstPassword, gate }, effects);
    await heading('Пароль для кабинета');
    await setPassword();
    await heading(/зарегистрированы/);
    expect(screen.getByText(/уже вошли/)).toBeTruthy();
    await press(name);
    await waitFor(() => expect(effects.afterLogin).toHaveBeenCalledTimes(1));
    expect(resume.mock.calls).toEqual([[answer]]);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(effects.login).not.toHaveBeenCalled();
  });

  test('may go by e-mail', async () => {
    const { effects } = show({ initial: snapshots.registerCode });
    await heading(/Код из/);
    await press(/^Отправить код на.Email$/);
    await heading(/Код на/);
    expect(field('Email').value).toBe('marina@example.ru');
    await press('Отправить код');
    await heading(/Код из.письма/);
    expect(effects.sendRegistrationEmail).toHaveBeenCalledTimes(1);
    await press('Подтвердить');
    expect(await said()).toBe('Введите код, отправленный по email');
    await type('Код', '417062');
    await heading('Пароль для кабинета');
    expect(effects.register).toHaveBeenCalledTimes(1);
  });

  test('highlights what is empty, takes the focus there, and leaving or typing takes the highlight away', async () => {
    show();
    await openRegistration();
    await press('Получить код');
    expect(await said()).toBe('Заполните все обязательные поля');
    const invalid = () =>
      ['Фамилия', 'Имя', 'Отчество', 'Телефон', 'Email'].filter(
        (name) => field(name).getAttribute('aria-invalid') === 'true',
      );
    expect(invalid()).toEqual(['Фамилия', 'Имя', 'Отчество', 'Телефон', 'Email']);
    // Each says so beside itself, not by its colour alone.
    expect(screen.getAllByText('Заполните поле')).toHaveLength(5);
    expect(document.activeElement).toBe(field('Фамилия'));
    await userEvent.tab();
    expect(invalid()).toEqual(['Имя', 'Отчество', 'Телефон', 'Email']);
    await type('Имя', 'М');
    expect(invalid()).toEqual(['Отчество', 'Телефон', 'Email']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('«нет отчества» fills the patronymic and clears it again', async () => {
    show({ initial: snapshots.registerFilled });
    await heading('Регистрация');
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'нет отчества' });
    expect(box.checked).toBe(false);
    await userEvent.click(box);
    expect([box.checked, field('Отчество').value]).toEqual([true, 'нет отчества']);
    await userEvent.click(box);
    expect([box.checked, field('Отчество').value]).toEqual([false, '']);
  });

  test('«Изменить номер.» leads back to the filled form', async () => {
    show({ initial: snapshots.registerCode });
    await heading(/Код из/);
    await press('Изменить номер.');
    const title = await heading('Регистрация');
    expect(field('Имя').value).toBe('Марина');
    expect(document.activeElement).toBe(title);
  });
});

describe('the explicit mode of consents', () => {
  const consent = { mode: 'explicit', version: '2026-11-01' } as const;
  const ticks = () => screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.checked);
  const processing = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Согласие на/ });

  test('ticks nothing ahead, and a login says what was ticked', async () => {
    const { effects } = show({ consent });
    expect(ticks()).toEqual([false, false]);
    effects.login.mockRejectedValueOnce(refuse(422, 'Отметьте согласие', 'soglasie'));
    await type('Телефон', '9210000001');
    await type('Пароль', 'meridian-30');
    await press('Войти');
    await said();
    await waitFor(() => expect(document.activeElement).toBe(processing()));
    expect(processing().getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(processing());
    expect(processing().getAttribute('aria-invalid')).toBeNull();
    await press('Войти');
    await waitFor(() => expect(effects.afterLogin).toHaveBeenCalled());
    expect(effects.login.mock.lastCall).toEqual([
      expect.objectContaining({ soglasie: 1, soglasie_actii: 0, consent }),
    ]);
  });

  test('wants the box of processing before a registration, and not the other', async () => {
    const { effects } = show({ consent });
    await openRegistration();
    await fillRegistration();
    expect(ticks()).toEqual([true, false, false]);
    await press('Получить код');
    expect(await said()).toMatch(/^Отметьте согласие на/);
    expect(document.activeElement).toBe(processing());
    expect(effects.sendRegistrationSms).not.toHaveBeenCalled();
    await userEvent.click(processing());
    await press('Получить код');
    await heading(/Код из/);
    expect(effects.sendRegistrationSms.mock.lastCall).toEqual([
      expect.objectContaining({ soglasie: 1, soglasie_actii: 0, consent }),
    ]);
  });

  test('asks for nothing to recover a password', async () => {
    const { effects } = show({ consent });
    await type('Телефон', '9213041762');
    await press('Забыли пароль?');
    await heading('Восстановление пароля');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await press('Получить код');
    await heading(/Код из/);
    expect(effects.sendRecoverySms).toHaveBeenCalledTimes(1);
  });
});

describe('recovery', () => {
  test('goes by SMS: phone, code, new password', async () => {
    const { effects } = show();
    await type('Телефон', '9213041762');
    await press('Забыли пароль?');
    await heading('Восстановление пароля');
    expect(field('Телефон').value).toBe('+7 (921) 304-17-62');
    await press('Получить код');
    await heading(/Код из/);
    await press('Подтвердить');
    expect(await said()).toBe('Введите код, отправленный по смс');
    expect(document.activeElement).toBe(field('Код'));
    await type('Код', '417062');
    await heading('Смена пароля');
    await press('Сохранить пароль');
    expect(await said()).toBe('Введите пароль!');
    await type('Новый пароль', 'granit-26');
    await press('Сохранить пароль');
    expect(await said()).toBe('Повторите пароль!');
    await type('Повторите пароль', 'granit-27');
    await press('Сохранить пароль');
    expect(await said()).toBe('Пароли не совпадают!');
    await type('Повторите пароль', '{Backspace}6');
    await press('Сохранить пароль');
    await heading('Пароль изменён');
    expect(effects.sendRecoverySms.mock.calls).toEqual([
      [{ phone: '+7 (921) 304-17-62', email: '', code: '', token: 'token-1' }],
    ]);
    expect(effects.confirmRecovery.mock.calls).toEqual([
      [{ phone: '+7 (921) 304-17-62', email: '', blur_email: '', code: '417062', token: '' }],
    ]);
  });

  test('goes by e-mail, whose address is asked for and then hidden; a repeated letter is spoken of', async () => {
    const { effects } = show({ initial: snapshots.recoveryFilled });
    await heading('Восстановление пароля');
    await press(/^Отправить код на.Email$/);
    await screen.findByText(/если эта почта указана/);
    await press(/^Отправить код на.Email$/);
    expect(await said()).toBe('Заполните все обязательные поля');
    expect(document.activeElement).toBe(field('Email'));
    await type('Email', 'marina@example.ru');
    await press(/^Отправить код на.Email$/);
    await heading(/Код из.письма/);
    expect(screen.getByText(/m•••••@example\.ru/)).toBeTruthy();
    effects.pass(60_000);
    await userEvent.click(await screen.findByRole('button', { name: 'Отправить код ещё раз' }));
    const notice = await screen.findByText('Повторно отправлено на m•••••@example.ru');
    expect(notice.getAttribute('role')).toBe('status');
    expect(effects.sendRecoveryEmail).toHaveBeenCalledTimes(2);
    expect(document.activeElement).toBe(field('Код'));
  });

  test('«Вспомнили пароль?» leads back to the login', async () => {
    show({ initial: snapshots.recoveryFilled });
    await heading('Восстановление пароля');
    await press('Вспомнили пароль?');
    await heading(/^Вход/);
    expect(field('Телефон').value).toBe('+7 (921) 304-17-62');
  });
});

describe('the code', () => {
  const showCode = async (
    effects = spiedEffects(),
    initial: AuthSnapshot = snapshots.recoveryCode,
  ) => {
    show({ initial }, effects);
    await heading(/Код из/);
    return effects;
  };

  test('is pasted with spaces and sent with its sixth digit, once', async () => {
    const effects = await showCode();
    await userEvent.click(field('Код'));
    await userEvent.paste('417 062');
    await heading('Смена пароля');
    expect(effects.confirmRecovery).toHaveBeenCalledTimes(1);
  });

  test('may be sent by the button as well', async () => {
    const effects = spiedEffects();
    effects.confirmRecovery.mockRejectedValueOnce(refuse(422, 'Код не подошёл'));
    await showCode(effects);
    await type('Код', '417063');
    expect(await said()).toBe('Код не подошёл');
    expect(field('Код').getAttribute('aria-invalid')).toBe('true');
    await press('Подтвердить');
    await heading('Смена пароля');
    expect(effects.confirmRecovery).toHaveBeenCalledTimes(2);
  });

  test('fills itself in from the message', async () => {
    await showCode();
    const { name, autocomplete, inputMode } = field('Код');
    expect([name, autocomplete, inputMode]).toEqual(['code', 'one-time-code', 'numeric']);
  });

  test('is repeated a minute later, and another tab’s countdown counts here', async () => {
    const effects = spiedEffects();
    await showCode(effects, {
      ...snapshots.recoveryCode,
      resendAt: { sms: effects.clock() + 43_000, email: 0 },
    });
    expect(screen.getByText('Повторная отправка через 0:43')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Отправить код ещё раз' })).toBeNull();
    effects.pass(43_000);
    await screen.findByRole('button', { name: 'Отправить код ещё раз' });
    effects.countdown.start('recovery sms +7 (921) 304-17-62');
    effects.hearStorage();
    await screen.findByText('Повторная отправка через 1:00');
  });

  test('counts a minute for another one, however late it is asked for', async () => {
    const effects = spiedEffects();
    await showCode(effects, { ...snapshots.recoveryCode, resendAt: { sms: 0, email: 0 } });
    const again = await screen.findByRole('button', { name: 'Отправить код ещё раз' });
    effects.pass(90_000);
    await userEvent.click(again);
    const counted = await screen.findByText(/^Повторная отправка через/);
    expect(counted.textContent).toBe('Повторная отправка через 1:00');
  });
});

describe('a login that an interrupted call waits for', () => {
  const ended = refuse(401, 'Войдите');

  test('repeats the call instead of loading the page anew', async () => {
    const gate = createLoginGate(() => {});
    const answer = gate.repeat(() => Promise.resolve('done'), ended);
    const { effects, onClose } = show({ gate, initial: snapshots.loginFilled });
    await press('Войти');
    expect(await answer).toBe('done');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(effects.afterLogin).not.toHaveBeenCalled();
  });

  test('is given up with the window, whoever closes it', async () => {
    const gate = createLoginGate(() => {});
    const failure = expect(gate.repeat(() => Promise.resolve(), ended)).rejects.toThrow('Войдите');
    const { unmount } = show({ gate });
    await Promise.resolve();
    expect(gate.waiting).toBe(true);
    unmount();
    await failure;
  });
});

test('password managers and autofill are told what the fields are', async () => {
  const autofillOf = (name: string) => {
    const input = field(name);
    return [input.name, input.autocomplete];
  };
  show();
  expect(autofillOf('Телефон')).toEqual(['phone', 'username']);
  expect(field('Телефон').inputMode).toBe('tel');
  expect(autofillOf('Пароль')).toEqual(['password', 'current-password']);
  cleanup();
  show({ initial: snapshots.registerEmpty });
  await heading('Регистрация');
  expect(autofillOf('Фамилия')).toEqual(['last_name', 'family-name']);
  expect(autofillOf('Имя')).toEqual(['name', 'given-name']);
  expect(autofillOf('Отчество')).toEqual(['second_name', 'additional-name']);
  expect(autofillOf('Телефон')).toEqual(['phone', 'tel']);
  expect(autofillOf('Email')).toEqual(['email', 'email']);
  cleanup();
  const { container } = show({ initial: snapshots.newPasswordWeak });
  await heading('Смена пароля');
  expect(autofillOf('Новый пароль')).toEqual(['password', 'new-password']);
  expect(autofillOf('Повторите пароль')).toEqual(['rpassword', 'new-password']);
  expect(container.querySelector('[autocomplete="username"]')).toHaveProperty(
    'value',
    '+7 (921) 304-17-62',
  );
});

describe.each(Object.values(examples).map(examplesOf))('$title', ({ title, examples }) => {
  test.each(examples)('$name renders on the server and hydrates in silence', async (one) => {
    const { container, unmount } = await expectHydrates(one.element);
    if (title.endsWith('Окно')) await within(container).findAllByRole('button', { name: WORDS });
    unmount();
  });
});
