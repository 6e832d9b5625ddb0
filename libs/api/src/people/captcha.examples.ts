import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './captcha.methods.ts';

export const captchaExamples: ExamplesOf<typeof methods> = {
  'Captcha.GetChallenge': [
    {
      name: 'a puzzle whose answer is 7',
      input: { form: 'Form.CallRequest' },
      result: {
        algorithm: 'SHA-256',
        challenge: '565391fa879d9ba7a18e55448c358ff2d9a4a94c365f595139af8e6e09d5ed53',
        maxnumber: 50,
        salt: '9f86d081884c7d659a2feaa0?expires=1795079400&',
        signature: 'cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc',
      },
    },
  ],
};
