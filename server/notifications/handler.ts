import type { PriceList } from '../../domain/catalogue/catalogue.ts';
import { withNotSureYet } from '../../domain/quote/quote-form.ts';
import type { BuiltSite } from '../../domain/site/brand-look.ts';
import type { Config } from '../config/config.ts';
import { findCvFile } from '../storage/cv-files.ts';
import { quarantinedForDigest } from '../storage/digest.ts';
import { undeliveredSubmissions } from '../storage/incidents.ts';
import { mailFolder } from '../storage/mail-files.ts';
import type {
  ClaimedNotification,
  ServiceNotification,
  SubmissionNotification,
} from '../storage/outbox.ts';
import { reserveConfirmation } from '../storage/rate-limits.ts';
import type { Database } from '../storage/schema.ts';
import { composeAgencyMail, composeCvMail } from './agency-mail.ts';
import { composeConfirmationMail, confirmationAddressHash } from './confirmation-mail.ts';
import { folderChannel, type Mail, type MailChannel, smtpChannel } from './mail-channel.ts';
import { alarmAgeMs } from './scheduler.ts';
import { composeAlarmMail, composeDigestMail } from './service-mails.ts';
import { alarmBody, callWebhook, submissionBody } from './webhook-channel.ts';
import type { DeliveryResult } from './worker.ts';

export interface HandlerOptions {
  config: Config;
  site: BuiltSite;
  catalogue: PriceList;
  database: Database;
  now: () => number;
}

const turnedOff: DeliveryResult = { skipped: 'turned off by a setting' };

/** §13.3 Knows for every kind of notification what it says and by which channel it goes. */
export function createHandler(options: HandlerOptions) {
  const { config, site, database, now } = options;
  const catalogue = withNotSureYet(options.catalogue);
  const name = new URL(site.domain).hostname;
  const mailChannel = config.smtpUrl
    ? smtpChannel({ url: config.smtpUrl, name })
    : folderChannel(mailFolder(config.dataDir), `${config.dataDir.replace(/\/+$/, '')}/mail`);
  const alertChannel = config.alert && smtpChannel({ url: config.alert.smtpUrl, name });
  const { brand, descriptor, look } = site;
  const sender = { brand, descriptor, look, from: config.mailFrom };
  const agency = { ...sender, to: config.mailTo, catalogue };

  const handle = (notification: ClaimedNotification): Promise<DeliveryResult> => {
    switch (notification.kind) {
      case 'agency-mail':
        return send(mailChannel, notification, composeAgencyMail(notification, agency));
      case 'cv-mail':
        return sendCv(notification);
      case 'confirmation-mail':
        return confirm(notification);
      case 'webhook':
        return call(notification, submissionBody(notification.submission, site.brand));
      case 'digest-mail':
        return sendDigest(notification);
      case 'alarm-mail':
      case 'alarm-webhook':
        return raiseAlarm(notification);
    }
  };

  const sendCv = async (notification: SubmissionNotification): Promise<DeliveryResult> => {
    const cvFile = await findCvFile(database, notification.submission.id);
    if (!cvFile) throw new Error('The submission has no file');
    return send(mailChannel, notification, composeCvMail(notification, cvFile, agency));
  };

  const confirm = async (notification: SubmissionNotification): Promise<DeliveryResult> => {
    if (!config.confirmationMail) return turnedOff;
    const addressHash = confirmationAddressHash(notification.submission);
    const first = await reserveConfirmation(database, notification.id, { addressHash, now: now() });
    if (!first) return { skipped: 'the address had a confirmation within the hour' };
    const from = config.mailFrom;
    const mail = composeConfirmationMail(notification, { site, from, catalogue });
    return send(mailChannel, notification, mail);
  };

  const call = async (
    { id }: ClaimedNotification,
    body: Record<string, unknown>,
  ): Promise<DeliveryResult> => {
    if (!config.webhook) return turnedOff;
    await callWebhook(config.webhook, { id, body: { id, ...body } }, { now: now() });
    return 'delivered';
  };

  const sendDigest = async (notification: ServiceNotification): Promise<DeliveryResult> => {
    const quarantined = await quarantinedForDigest(database, notification.waitingSince);
    if (quarantined.length === 0) return { skipped: 'nothing is quarantined any more' };
    return send(mailChannel, notification, composeDigestMail(notification, quarantined, agency));
  };

  const raiseAlarm = async (notification: ServiceNotification): Promise<DeliveryResult> => {
    const undelivered = await undeliveredSubmissions(database, now() - alarmAgeMs);
    if (undelivered.submissions === 0) {
      return { skipped: 'all submissions were delivered meanwhile' };
    }
    if (notification.kind === 'alarm-webhook') {
      return call(notification, alarmBody(undelivered, site.brand));
    }
    if (!config.alert || !alertChannel) return turnedOff;
    const { from, to } = config.alert;
    const mail = composeAlarmMail(notification, undelivered, { ...sender, from, to });
    return send(alertChannel, notification, mail);
  };

  return {
    handle,
    /** Where mail goes, for the line at start-up. */
    mailDescription: mailChannel.description,
  };
}

/** To those who lack it: some may have it from an earlier try, and the settings may name others by now. */
async function send(
  channel: MailChannel,
  { deliveredTo }: ClaimedNotification,
  { envelope, ...mail }: Mail,
): Promise<DeliveryResult> {
  const to = envelope.to.filter((address) => !deliveredTo.includes(address));
  if (to.length > 0) await channel.send({ ...mail, envelope: { ...envelope, to } });
  return 'delivered';
}
