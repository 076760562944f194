import type { DepositChannel } from '../../api/queries/deposits';
import { Note } from '../../components/Note/Note';
import { Section } from '../../components/Section/Section';
import { useLanguage } from '../../i18n/useLanguage';
import { useText } from '../../i18n/useText';
import { CopyFacts } from './CopyFacts';
import { PayCode } from './PayCode';

/** Where to pay: the account or the code to scan, each part with a copy button. */
export function PayTo({ channel: { payee, address } }: { channel: DepositChannel }) {
  const t = useText('deposits');
  const language = useLanguage();
  return (
    <>
      {payee && (
        <Section title={t('payee.title')}>
          <CopyFacts
            facts={[
              { label: t('payee.bankName'), value: payee.bankName[language] },
              {
                label: t('payee.branchName'),
                value: t('payee.branchValue', { name: payee.branchName[language], code: payee.branchCode }),
                copied: payee.branchCode,
              },
              { label: t('payee.accountType'), value: payee.accountType[language] },
              {
                label: t('payee.accountNumber'),
                value: payee.accountNumber,
                isNumber: true,
                copied: payee.accountNumber,
              },
              { label: t('payee.accountName'), value: payee.accountName, copied: payee.accountName },
              {
                label: t('payee.reference'),
                value: payee.reference,
                isNumber: true,
                copied: payee.reference,
              },
            ]}
          />
          <Note>{t('payee.referenceNote')}</Note>
        </Section>
      )}
      {address != null && <PayCode address={address} />}
    </>
  );
}
