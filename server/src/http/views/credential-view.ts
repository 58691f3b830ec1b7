import { registryId } from '../../domain/institution-names.ts';
import type { VerifiedByRegistry } from '../../services/verify-credential.ts';
import type { VersionRecord } from '../../store/credential-store.ts';
import type { CredentialVerification, CredentialVersion } from '../schemas/credential.ts';

export function toCredentialVersion(version: VersionRecord): CredentialVersion {
  return {
    institution: registryId(version.institutionId),
    version: version.version,
    state: version.state,
    reason: version.reason,
    issuer: version.issuer,
    key_id: version.keyId,
    issued_at: version.issuedAt,
    ended_at: version.endedAt,
    status_list: version.statusList,
    status_index: version.statusIndex,
    sha256: version.sha256,
  };
}

export function toCredentialVerification(
  { result, checks, registry }: VerifiedByRegistry,
  baseUrl: string,
): CredentialVerification {
  const { reportId, state, document, version } = registry;
  return {
    result,
    checks: checks.map((one) => ({ check: one.check, result: one.result, detail: one.detail })),
    registry: {
      report_id: reportId ?? null,
      state,
      credential_url: document === undefined ? null : credentialUrl(baseUrl, reportId ?? 0),
      version: version
        ? {
            version: version.version,
            state: version.state,
            reason: version.reason,
            issued_at: version.issuedAt,
            ended_at: version.endedAt,
          }
        : null,
      document: document ?? null,
    },
  };
}

export function credentialUrl(baseUrl: string, reportId: number): string {
  return `${baseUrl}/credentials/reports/${reportId}`;
}
