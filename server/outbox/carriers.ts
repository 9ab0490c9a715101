import { join } from 'node:path';
import type { PriceList } from '../../domain/catalogue/catalogue.ts';
import { withNotSureYet } from '../../domain/quote/quote-form.ts';
import type { SiteInfo } from '../../domain/site/site-info.ts';
import type { MailSettings } from '../config/mail-settings.ts';
import { findCvFile } from '../storage/cv-files.ts';
import { quarantinedForDigest, undeliveredSubmissions } from '../storage/monitoring.ts';
import type {
  ClaimedNotification,
  ServiceNotification,
  SubmissionNotification,
} from '../storage/outbox.ts';
import { reserveConfirmation } from '../storage/rate-limits.ts';
import type { Database } from '../storage/schema.ts';
import { composeAgencyMail } from './agency-mail.ts';
import { composeAlarmMail } from './alarm.ts';
import { composeConfirmationMail, confirmationAddressHash } from './confirmation-mail.ts';
import { composeCvMail } from './cv-mail.ts';
import { type Delivery, folderDelivery, smtpDelivery } from './delivery.ts';
import { composeDigestMail } from './digest-mail.ts';
import { alarmAgeMs } from './rounds.ts';
import { callWebhook } from './webhook.ts';
import { alarmBody, submissionBody } from './webhook-bodies.ts';
import type { Carried } from './worker.ts';

export interface CarriersOptions {
  config: MailSettings & { dataDir: string };
  site: SiteInfo;
  catalogue: PriceList;
  database: Database;
  now: () => number;
}

export interface Carriers {
  carry(notification: ClaimedNotification): Promise<Carried>;
  /** Where mail goes, for the line at start-up. */
  description: string;
}

const turnedOff: Carried = { skipped: 'turned off by a setting' };

/** Knows for every kind of notification what it says and which way it goes. */
export function carriersOf(options: CarriersOptions): Carriers {
  const { config, site, database, now } = options;
  const catalogue = withNotSureYet(options.catalogue);
  const mail = firstWay(config);
  const alert = config.alert && smtpDelivery(config.alert.smtpUrl);
  const sender = { brand: site.brand, descriptor: site.descriptor, from: config.mailFrom };
  const agency = { ...sender, to: config.mailTo, catalogue };

  const carry = (notification: ClaimedNotification): Promise<Carried> => {
    switch (notification.kind) {
      case 'agency-mail':
        return sent(mail.send(composeAgencyMail(notification, agency)));
      case 'cv-mail':
        return sendCv(notification);
      case 'confirmation-mail':
        return confirm(notification);
      case 'webhook':
        return call(notification, submissionBody(notification.submission, site.brand));
      case 'digest-mail':
        return digest(notification);
      case 'alarm-mail':
      case 'alarm-webhook':
        return alarm(notification);
    }
  };

  const sendCv = async (notification: SubmissionNotification): Promise<Carried> => {
    const attachment = await findCvFile(database, notification.submission.id);
    if (!attachment) throw new Error('The submission has no file');
    return sent(mail.send(composeCvMail(notification, attachment, agency)));
  };

  const confirm = async (notification: SubmissionNotification): Promise<Carried> => {
    if (!config.confirmationMail) return turnedOff;
    const addressHash = confirmationAddressHash(notification.submission);
    const first = await reserveConfirmation(database, notification.id, { addressHash, now: now() });
    if (!first) return { skipped: 'the address had a confirmation within the hour' };
    const from = config.mailFrom;
    return sent(mail.send(composeConfirmationMail(notification, { site, from, catalogue })));
  };

  const call = async (
    { id }: ClaimedNotification,
    body: Record<string, unknown>,
  ): Promise<Carried> => {
    if (!config.webhook) return turnedOff;
    await callWebhook(config.webhook, { id, body: { id, ...body } }, { now: now() });
    return { refusedRecipients: 0 };
  };

  const digest = async (notification: ServiceNotification): Promise<Carried> => {
    const submissions = await quarantinedForDigest(database, notification.waitingSince);
    if (submissions.length === 0) return { skipped: 'nothing is in quarantine any more' };
    return sent(mail.send(composeDigestMail(notification, submissions, agency)));
  };

  const alarm = async (notification: ServiceNotification): Promise<Carried> => {
    const undelivered = await undeliveredSubmissions(database, now() - alarmAgeMs);
    if (undelivered.submissions === 0) {
      return { skipped: 'all submissions were delivered meanwhile' };
    }
    if (notification.kind === 'alarm-webhook') {
      return call(notification, alarmBody(undelivered, site.brand));
    }
    if (!config.alert || !alert) return turnedOff;
    const { from, to } = config.alert;
    return sent(alert.send(composeAlarmMail(notification, undelivered, { ...sender, from, to })));
  };

  return { carry, description: mail.description };
}

function firstWay({ smtpUrl, dataDir }: CarriersOptions['config']): Delivery {
  if (smtpUrl) return smtpDelivery(smtpUrl);
  return folderDelivery(join(dataDir, 'mail'), `${dataDir.replace(/\/+$/, '')}/mail`);
}

async function sent(refusedRecipients: Promise<number>): Promise<Carried> {
  return { refusedRecipients: await refusedRecipients };
}
