import type { Passwords } from './account/passwords.ts';
import type { Call } from '../../kernel/method/call.ts';
import type { NoticeStreams } from './notice/notice-streams.ts';
import type { UploadHosts } from './upload/upload-host.ts';

declare module '../../kernel/services.ts' {
  interface Services {
    readonly passwords: Passwords;
    /** How forms and the login ask for consents. */
    readonly consentMode: () => 'default' | 'explicit';
    /** Gives a buyer who has just logged in what the guest saved. */
    readonly afterLogin: (call: Call, userId: number) => Promise<void>;
    /** Tells open pages of the account what happens to their buyer. */
    readonly noticeStreams: NoticeStreams;
    /** Everything that files hang on. */
    readonly uploadHosts: UploadHosts;
  }
}
