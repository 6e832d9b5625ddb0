import { isRouteErrorResponse } from 'react-router';

/** What an error page says (spec §2, §8). */
export interface ErrorText {
  status: number;
  title: string;
  text?: string;
}

/** Stands for a status where no answer came: the browser has no connection. */
export const NO_CONNECTION = 0;

/** Status of an error: `statusCode`, `status` or the response's status, 500 by default (spec §8). */
export function errorStatus(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  if (isConnectionLost(error)) return NO_CONNECTION;
  if (typeof error !== 'object' || error === null) return 500;
  const { statusCode, status, response } = error as {
    statusCode?: unknown;
    status?: unknown;
    response?: { status?: unknown };
  };
  const isStatus = (code: unknown): code is number =>
    Number.isInteger(code) && Number(code) >= 400 && Number(code) < 600;
  return [statusCode, status, response?.status].find(isStatus) ?? 500;
}

/** How browsers name an answer that did not arrive, be it that they notice the missing connection or not. */
const NOT_ARRIVED = /fetch|network|load failed/i;

/** How they, and the loader of styles, name code of a page that did not: a new version may have taken it away. */
const CODE_LOST = /dynamically imported module|module script|preload/i;

function isConnectionLost(error: unknown): boolean {
  if (typeof document === 'undefined' || !(error instanceof Error)) return false;
  const { message } = error;
  return !navigator.onLine || (NOT_ARRIVED.test(message) && !CODE_LOST.test(message));
}

/** The texts of an error page by its status. */
export function errorText(status: number): ErrorText {
  if (status === NO_CONNECTION) {
    return {
      status,
      title: 'Нет связи',
      text: 'Страница не\u00a0загрузилась. Проверьте подключение к\u00a0интернету и\u00a0повторите.',
    };
  }
  if (status === 404) {
    return {
      status,
      title: 'Страница не найдена',
      text: 'К сожалению, такой страницы нет, либо она была удалена.',
    };
  }
  if (status === 501) {
    return {
      status,
      title: 'Раздел пока недоступен',
      text: 'Мы\u00a0ещё подключаем\u00a0его. Остальные разделы сайта работают.',
    };
  }
  if (status === 503) {
    return {
      status,
      title: 'Сервис временно недоступен',
      text: 'Откройте страницу ещё раз через минуту.',
    };
  }
  if (status === 500) return { status, title: 'Ошибка сервера' };
  return { status, title: 'Не удалось открыть страницу' };
}
