(** The polynomials of sine, cosine and arc tangent are near the functions. The definitions are made
    from the Java source; the rounding is bounded by the scripts for Gappa. *)

Require Import Reals Lra.
From Interval Require Import Tactic.
Open Scope R_scope.

(*define taylor_sine taylor-sine.gappa*)
(*define taylor_cosine taylor-cosine.gappa*)
(*define kernel_sine kernel-sine.gappa*)
(*define kernel_cosine kernel-cosine.gappa*)
(*define arc_tangent kernel-arc-tangent.gappa*)
(*define radians radians.gappa*)

Definition u : R := / 2 ^ 53.

(** The double of an eighth of a turn. *)
Definition EIGHTH : R := 7074237752028440 / 2 ^ 53.

Theorem taylor_sine_is_near : forall x, 0 <= x <= EIGHTH -> Rabs (taylor_sine x - sin x) <= 1 / 10 ^ 17.
Proof.
intros x X; unfold taylor_sine, EIGHTH in *.
interval with (i_bisect x, i_taylor x, i_degree 20, i_prec 100).
Qed.

Theorem taylor_cosine_is_near : forall x, 0 <= x <= EIGHTH ->
  Rabs (taylor_cosine x - cos x) <= 1 / 10 ^ 17.
Proof.
intros x X; unfold taylor_cosine, EIGHTH in *.
interval with (i_bisect x, i_taylor x, i_degree 20, i_prec 100).
Qed.

Theorem kernel_sine_is_near : forall x, 0 <= x <= EIGHTH -> Rabs (kernel_sine x - sin x) <= u / 16.
Proof.
intros x X; unfold kernel_sine, EIGHTH, u in *.
interval with (i_bisect x, i_taylor x, i_degree 20, i_prec 100).
Qed.

Theorem kernel_cosine_is_near : forall x, 0 <= x <= 3 / 10 -> Rabs (kernel_cosine x 0 - cos x) <= u / 16.
Proof.
intros x X; unfold kernel_cosine, u in *.
interval with (i_bisect x, i_taylor x, i_degree 20, i_prec 100).
Qed.

Theorem arc_tangent_is_near : forall t, 0 <= t <= 7 / 16 -> Rabs (arc_tangent t - atan t) <= u / 8.
Proof.
intros t T; unfold arc_tangent, u in *.
interval with (i_bisect t, i_taylor t, i_degree 24, i_prec 100).
Qed.

(** Radians with the double of the constant are near radians. *)
Lemma radians_is_near : forall d, 0 <= d <= 45 -> Rabs (radians d - d * PI / 180) <= 2 / 10 ^ 17.
Proof.
intros d D.
assert (H : Rabs (radians 1 - PI / 180) <= 4 / 10 ^ 19).
{ unfold radians; interval with (i_prec 100). }
replace (radians d - d * PI / 180) with (d * (radians 1 - PI / 180)) by (unfold radians; field).
rewrite Rabs_mult, (Rabs_pos_eq d) by lra.
apply Rle_trans with (45 * (4 / 10 ^ 19)); [|lra].
apply Rmult_le_compat; try lra; apply Rabs_pos.
Qed.

Lemma changes_no_faster : forall (f f1 : R -> R),
  (forall c, derivable_pt_lim f c (f1 c)) -> (forall c, Rabs (f1 c) <= 1) ->
  forall a b, Rabs (f a - f b) <= Rabs (a - b).
Proof.
intros f f1 D L.
assert (H : forall a b, a < b -> Rabs (f b - f a) <= Rabs (b - a)).
{ intros a b A.
  destruct (MVT_cor2 f f1 a b A) as [c [C _]]; [intros; apply D|].
  rewrite C, Rabs_mult.
  rewrite <- (Rmult_1_l (Rabs (b - a))) at 2.
  apply Rmult_le_compat_r; [apply Rabs_pos|apply L]. }
intros a b.
destruct (Rtotal_order a b) as [A|[A|A]].
- rewrite Rabs_minus_sym, (Rabs_minus_sym a b); auto.
- subst b; rewrite !Rminus_diag_eq by reflexivity; apply Rle_refl.
- auto.
Qed.

(** The cosine and sine of a Direction within 45 degrees: x is the double of the radians, as
    radians.gappa bounds its rounding; y is the result, as taylor-sine.gappa and
    taylor-cosine.gappa bound its rounding. *)
Section Direction.
Variables d x y : R.
Hypothesis Degrees : 0 <= d <= 45.
Hypothesis X : 0 <= x <= EIGHTH.
Hypothesis Radians : Rabs (x - radians d) <= 129 / 256 * u.

Lemma x_is_near : Rabs (x - d * PI / 180) <= 129 / 256 * u + 2 / 10 ^ 17.
Proof.
replace (x - d * PI / 180) with ((x - radians d) + (radians d - d * PI / 180)) by ring.
eapply Rle_trans; [apply Rabs_triang|].
apply Rplus_le_compat; [exact Radians|exact (radians_is_near d Degrees)].
Qed.

Theorem direction_sine : Rabs (y - taylor_sine x) <= 220 / 256 * u ->
  Rabs (y - sin (d * PI / 180)) <= / 2 ^ 52.
Proof.
intros Y.
assert (A := taylor_sine_is_near x X).
assert (B := changes_no_faster sin cos derivable_pt_lim_sin (fun c => Rabs_le _ _ (COS_bound c)) x (d * PI / 180)).
assert (C := x_is_near).
replace (y - _) with ((y - taylor_sine x) + (taylor_sine x - sin x) + (sin x - sin (d * PI / 180))) by ring.
eapply Rle_trans; [apply Rabs_triang|].
eapply Rle_trans; [apply Rplus_le_compat_r, Rabs_triang|].
unfold u in *; lra.
Qed.

Theorem direction_cosine : Rabs (y - taylor_cosine x) <= 307 / 256 * u ->
  Rabs (y - cos (d * PI / 180)) <= / 2 ^ 52.
Proof.
intros Y.
assert (A := taylor_cosine_is_near x X).
assert (B := changes_no_faster cos (fun c => - sin c) derivable_pt_lim_cos
  (fun c => eq_ind_r (fun s => s <= 1) (Rabs_le _ _ (SIN_bound c)) (Rabs_Ropp (sin c))) x (d * PI / 180)).
assert (C := x_is_near).
replace (y - _) with ((y - taylor_cosine x) + (taylor_cosine x - cos x) + (cos x - cos (d * PI / 180))) by ring.
eapply Rle_trans; [apply Rabs_triang|].
eapply Rle_trans; [apply Rplus_le_compat_r, Rabs_triang|].
unfold u in *; lra.
Qed.

End Direction.
